import { withdrawalHeadings } from "../../../locales/columns/withdrawals.ts";
import type { adminWithdrawals } from "../../../locales/en/withdrawals/operators.ts";
import { headingsOf, type Translated } from "../../../locales/texts.ts";
import { dateTimeText } from "../../../ui/date-text.ts";
import type { Column } from "../../operators/index.ts";
import { DueMark } from "./due-mark.tsx";
import { WithdrawalStatusMark } from "./withdrawal-status-mark.tsx";

type WithdrawalColumn = Column<"listWithdrawals">;

/** The columns of the operators' list of withdrawals. */
export function withdrawalColumns(t: Translated<typeof adminWithdrawals>): [WithdrawalColumn, ...WithdrawalColumn[]] {
  const headings = headingsOf(withdrawalHeadings);
  return [
    { id: "number", title: headings.number, cell: ({ number }) => <bdi dir="ltr">{number}</bdi> },
    { id: "about", title: headings.about, cell: ({ orderNumber }) => <bdi dir="ltr">{orderNumber ?? t.topUps}</bdi> },
    {
      id: "received",
      title: headings.received,
      cell: ({ receivedAtUtc }) => <time dateTime={receivedAtUtc}>{dateTimeText(receivedAtUtc)}</time>,
    },
    { id: "due", title: headings.due, sortBy: "DueAtUtc", cell: (row) => <DueMark due={row} /> },
    {
      id: "status",
      isBeside: true,
      title: headings.status,
      cell: ({ status }) => <WithdrawalStatusMark status={status} />,
    },
  ];
}
