import { WITHDRAWAL_STATUSES } from "@trove/contract/withdrawals";
import { withdrawalHeadings } from "../../../locales/columns/withdrawals.ts";
import { adminWithdrawals } from "../../../locales/en/withdrawals/operators.ts";
import { headingsOf, useTexts } from "../../../locales/texts.ts";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { OperatorList } from "../../operators/index.ts";
import { withdrawalColumns } from "./withdrawal-columns.tsx";

/** The operators' list of withdrawals. Its first view has those that have not ended, the first due first. */
export default function WithdrawalsPage() {
  const t = useTexts(adminWithdrawals);
  const headings = headingsOf(withdrawalHeadings);
  return (
    <>
      <PageHeader title={t.title} lead={t.lead} />
      <OperatorList
        endpoint="listWithdrawals"
        label={t.title}
        results={t.results}
        columns={withdrawalColumns(t)}
        row={{
          id: ({ id }) => id,
          name: ({ number }) => number,
          link: ({ id }) => `/dashboard/two/withdrawals/${id}`,
        }}
        views={[
          { id: "open", title: t.open, query: "isOpen=true" },
          { id: "unmatched", title: t.statuses.Unmatched, query: "status=Unmatched" },
          { id: "goods", title: t.statuses.GoodsReceived, query: "status=GoodsReceived" },
          { id: "all", title: t.all, query: "" },
        ]}
        filters={[
          { kind: "one", name: "isOpen", title: t.open, choices: [{ value: "true", text: t.open }] },
          {
            kind: "one",
            name: "status",
            title: headings.status,
            choices: WITHDRAWAL_STATUSES.map((value) => ({ value, text: t.statuses[value] })),
          },
        ]}
        sort={{ by: "DueAtUtc", direction: "Asc" }}
        empty={t.empty}
      />
    </>
  );
}
