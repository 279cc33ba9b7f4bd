import type { WithdrawalStatus } from "@trove/contract/withdrawals";
import { adminWithdrawals } from "../../../locales/en/withdrawals/operators.ts";
import { useTexts } from "../../../locales/texts.ts";
import { StatusMark, type StatusTone } from "../../../ui/status-mark.tsx";

const tones: Record<WithdrawalStatus, StatusTone> = {
  Received: "waiting",
  Matched: "waiting",
  Unmatched: "bad",
  AwaitingGoods: "going",
  ProofOfPosting: "going",
  GoodsReceived: "waiting",
  Refunded: "good",
  Refused: "over",
};

export function WithdrawalStatusMark({ status }: { status: WithdrawalStatus }) {
  return <StatusMark tone={tones[status]}>{useTexts(adminWithdrawals).statuses[status]}</StatusMark>;
}
