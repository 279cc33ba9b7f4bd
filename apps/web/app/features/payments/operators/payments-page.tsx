import { PAYMENT_PURPOSES, PAYMENT_STATUSES, PAYMENT_WARNINGS } from "@trove/contract/statuses";
import { adminPayments } from "../../../locales/en/payments/operators.ts";
import { useTexts } from "../../../locales/texts.ts";
import { useMay } from "../../../session/use-rights.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { OperatorList } from "../../operators/index.ts";
import { paymentColumns } from "./payment-columns.tsx";
import { paymentPath, titleOf } from "./payment-words.ts";

/** The operators' list of all payments. */
export default function OperatorPaymentsPage() {
  const t = useTexts(adminPayments);
  const may = useMay();
  const choices = <Value extends string>(values: readonly Value[], texts: Readonly<Record<Value, string>>) =>
    values.map((value) => ({ value, text: texts[value] }));

  return (
    <>
      <PageHeader
        title={t.title}
        lead={t.lead}
        actions={
          <>
            <ButtonLink variant="outline" to="/dashboard/group/six/ledger">
              {t.ledger.title}
            </ButtonLink>
            <ButtonLink variant="outline" to="/dashboard/group/six/reconciliation">
              {t.toReconciliation}
            </ButtonLink>
            <ButtonLink variant="outline" to="/dashboard/group/six/quarantine">
              {t.toQuarantine}
            </ButtonLink>
            {may("books.read") === true && (
              <ButtonLink variant="outline" to="/dashboard/group/six/books">
                {t.toBooks}
              </ButtonLink>
            )}
            {may("files.change") === true && (
              <ButtonLink variant="outline" to="/dashboard/group/six/documents">
                {t.toDocuments}
              </ButtonLink>
            )}
            {may("disputes.read") === true && (
              <ButtonLink variant="outline" to="/dashboard/group/six/disputes">
                {t.toDisputes}
              </ButtonLink>
            )}
          </>
        }
      />
      <OperatorList
        endpoint="listPayments"
        exportEndpoint="downloadPayments"
        label={t.list}
        results={t.results}
        empty={t.empty}
        search={t.search}
        sort={{ by: "CreatedAtUtc", direction: "Desc" }}
        row={{ id: ({ id }) => id, name: (row) => titleOf(t, row), link: ({ id }) => paymentPath(id) }}
        columns={paymentColumns(t)}
        filters={[
          { kind: "one", name: "status", title: t.filters.status, choices: choices(PAYMENT_STATUSES, t.statuses) },
          { kind: "one", name: "purpose", title: t.filters.purpose, choices: choices(PAYMENT_PURPOSES, t.purposes) },
          {
            kind: "one",
            name: "warning",
            title: t.filters.warning,
            choices: [{ value: "Open", text: t.filters.open }, ...choices(PAYMENT_WARNINGS, t.warnings)],
          },
          { kind: "days", from: "from", to: "to", title: t.filters.days },
        ]}
        views={[
          { id: "all", title: t.views.all, query: "" },
          { id: "open", title: t.views.open, query: "warning=Open" },
          { id: "pending", title: t.views.pending, query: "status=Pending" },
          { id: "failed", title: t.views.failed, query: "status=Failed" },
        ]}
      />
    </>
  );
}
