import { adminWithdrawals } from "../../../locales/en/withdrawals/operators.ts";
import { labelled } from "../../../locales/joined.ts";
import { useTexts } from "../../../locales/texts.ts";
import { dateTimeText } from "../../../ui/date-text.ts";
import { StatusMark } from "../../../ui/status-mark.tsx";

type Due = { dueAtUtc: string; isOverdue: boolean };

/** When a refund is due, marked if that time is over. */
export function DueMark({ due: { dueAtUtc, isOverdue } }: { due: Due }) {
  const t = useTexts(adminWithdrawals);
  const time = dateTimeText(dueAtUtc);
  if (!isOverdue) return <time dateTime={dueAtUtc}>{time}</time>;
  return <StatusMark tone="bad">{labelled(t.overdue, time)}</StatusMark>;
}
