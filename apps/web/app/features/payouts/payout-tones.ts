import type { PayoutState } from "@trove/contract/payouts";
import type { StatusTone } from "../../ui/status-mark.tsx";

/** The colours of the states of payouts. */
export const PAYOUT_TONES: Readonly<Record<PayoutState, StatusTone>> = {
  Requested: "waiting",
  Held: "waiting",
  Approved: "going",
  Sent: "going",
  Paid: "good",
  Returned: "bad",
  Refused: "bad",
  Cancelled: "bad",
};
