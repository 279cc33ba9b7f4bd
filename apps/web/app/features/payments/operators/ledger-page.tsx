import { ledgerHeadings } from "../../../locales/columns/ledger.ts";
import { HOUSE_ACCOUNTS, TRANSACTION_TYPES } from "@trove/contract/statuses";
import { adminPayments } from "../../../locales/en/payments/operators.ts";
import { headingsOf, useTexts } from "../../../locales/texts.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { OperatorList } from "../../operators/index.ts";
import { ledgerColumns } from "./ledger-columns.tsx";

/** The operators' list of all ledger entries. */
export default function LedgerPage() {
  const texts = useTexts(adminPayments);
  const headings = headingsOf(ledgerHeadings);
  const t = texts.ledger;
  return (
    <>
      <PageHeader
        title={t.title}
        lead={t.lead}
        actions={
          <ButtonLink variant="outline" to="/dashboard/group/six">
            {texts.page.back}
          </ButtonLink>
        }
      />
      <OperatorList
        endpoint="listLedger"
        exportEndpoint="downloadLedger"
        label={t.title}
        results={t.results}
        empty={t.empty}
        search={t.search}
        sort={{ by: "CreatedAtUtc", direction: "Desc" }}
        row={{
          id: ({ id }) => id,
          name: ({ id }) => id,
          link: ({ ownerId, email }) => `/dashboard/group/six/ledger?search=${encodeURIComponent(email ?? ownerId)}`,
        }}
        columns={ledgerColumns(t)}
        filters={[
          {
            kind: "one",
            name: "type",
            title: headings.type,
            choices: TRANSACTION_TYPES.map((value) => ({ value, text: t.types[value] })),
          },
          {
            kind: "one",
            name: "account",
            title: t.account,
            choices: HOUSE_ACCOUNTS.map((value) => ({ value, text: value })),
          },
          { kind: "days", from: "from", to: "to", title: texts.filters.days },
        ]}
        views={[{ id: "all", title: texts.views.all, query: "" }]}
      />
    </>
  );
}
