import type { OddsTable } from "@trove/fairness";
import { payoutOf, payoutText, paysTooMuch } from "@trove/lootboxes";
import { Refusal } from "../../command/refusal.ts";
import type { ItemBox } from "./item-boxes.ts";

const WHOLE = 10_000;

/** Throws PAYOUT_UNCONFIRMED if a table gives away more than it takes, unless a person has typed its payout. */
export function requireConfirmedPayout(table: OddsTable, confirmed: string | undefined): void {
  const payout = payoutText(payoutOf(table));
  if (paysTooMuch(table) && confirmed !== payout) throw new Refusal("PAYOUT_UNCONFIRMED", { params: { payout } });
}

/**
 * The payout that a person must type before an item's price changes: the highest payout among boxes that would pay out
 * more than they cost, and more than now. Null without such a box.
 */
export function payoutToConfirm(boxes: readonly ItemBox[]): { name: string; payout: string } | null {
  const losing = boxes.filter(({ payout: { before, after } }) => after > WHOLE && after > before);
  const [worst] = losing.toSorted((a, b) => b.payout.after - a.payout.after);
  return worst === undefined ? null : { name: worst.name, payout: payoutText(worst.payout.after) };
}

/** Throws PAYOUT_UNCONFIRMED unless a person has typed the payout to which a change of an item's price leads. */
export function requireConfirmedPrice(boxes: readonly ItemBox[], confirmed: string | undefined): void {
  const { name, payout } = payoutToConfirm(boxes) ?? {};
  if (payout === undefined || payout === confirmed) return;
  const detail = `The box “${name}” would pay out ${payout} % of its price`;
  throw new Refusal("PAYOUT_UNCONFIRMED", { detail, params: { payout } });
}
