import { ledgerHeadings } from "../../../locales/columns/ledger.ts";
import { HOUSE_ACCOUNTS, TRANSACTION_TYPES } from "@trove/contract/statuses";
import { adminPayments } from "../../../locales/en/payments/operators.ts";
import { headingsOf, useTexts } from "../../../locales/texts.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { type Column, OperatorList } from "../../operators/index.ts";
import { formatEuros } from "@trove/money";
import { dateTimeText } from "../../../ui/date-text.ts";
import type { PaymentTexts } from "./payment-words.ts";

type LedgerColumn = Column<"listLedger">;

/** The columns of the ledger. */
function ledgerColumns(t: PaymentTexts["ledger"]): [LedgerColumn, ...LedgerColumn[]] {
  return [
    { id: "date", title: t.columns.date, sortBy: "CreatedAtUtc", cell: (row) => dateTimeText(row.createdAtUtc) },
    { id: "from", title: t.columns.from, cell: (row) => <bdi dir="ltr">{row.fromAccount}</bdi> },
    { id: "to", title: t.columns.to, cell: (row) => <bdi dir="ltr">{row.toAccount}</bdi> },
    { id: "amount", title: t.columns.amount, isEnd: true, cell: (row) => formatEuros(row.amount) },
    {
      id: "type",
      title: t.columns.type,
      cell: ({ transactionType }) => (transactionType === null ? "–" : t.types[transactionType]),
    },
    { id: "description", title: t.columns.description, cell: ({ description }) => <bdi>{description ?? "–"}</bdi> },
    { id: "owner", title: t.columns.owner, isExtra: true, cell: ({ email, ownerId }) => <bdi>{email ?? ownerId}</bdi> },
    { id: "about", title: t.columns.about, isExtra: true, cell: ({ relatedId }) => <bdi>{relatedId ?? "–"}</bdi> },
  ];
}

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
