import { PAYMENT_PURPOSES, PAYMENT_STATUSES, PAYMENT_WARNINGS } from "@trove/contract/statuses";
import { adminPayments } from "../../../locales/en/payments/operators.ts";
import { useTexts } from "../../../locales/texts.ts";
import { useMay } from "../../../session/use-rights.ts";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { More, OperatorList } from "../../operators/index.ts";
import { paymentColumns } from "./payment-columns.tsx";
import { paymentPath, titleOf } from "./payment-words.ts";

const HERE = "/dashboard/group/six";

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
          <More
            entries={[
              { id: "ledger", text: t.ledger.title, to: `${HERE}/ledger` },
              { id: "reconciliation", text: t.toReconciliation, to: `${HERE}/reconciliation` },
              { id: "quarantine", text: t.toQuarantine, to: `${HERE}/quarantine` },
              ...(may("books.read") === true ? [{ id: "books", text: t.toBooks, to: `${HERE}/books` }] : []),
              ...(may("files.change") === true
                ? [{ id: "documents", text: t.toDocuments, to: `${HERE}/documents` }]
                : []),
              ...(may("disputes.read") === true
                ? [{ id: "disputes", text: t.toDisputes, to: `${HERE}/disputes` }]
                : []),
            ]}
          />
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
