import type { OddsTable } from "@trove/fairness";
import { payoutOf, payoutText, paysTooMuch } from "@trove/lootboxes";
import { Refusal } from "../../command/refusal.ts";

/** Throws PAYOUT_UNCONFIRMED if a table gives away more than it takes, unless a person has typed its payout. */
export function requireConfirmedPayout(table: OddsTable, confirmed: string | undefined): void {
  const payout = payoutText(payoutOf(table));
  if (paysTooMuch(table) && confirmed !== payout) throw new Refusal("PAYOUT_UNCONFIRMED", { params: { payout } });
}
