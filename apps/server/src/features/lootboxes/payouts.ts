import type { OddsTable } from "@trove/fairness";
import { payoutOf, payoutText, paysTooMuch } from "@trove/lootboxes";
import { Refusal } from "../../command/refusal.ts";
import type { ItemBox } from "./item-boxes.ts";

const WHOLE = 10_000;

/**
 * Throws PAYOUT_UNCONFIRMED if the payout of a table exceeds the box's price, unless the operator has typed that
 * payout.
 */
export function requireConfirmedPayout(table: OddsTable, confirmed: string | undefined): void {
  const payout = payoutText(payoutOf(table));
  if (paysTooMuch(table) && confirmed !== payout) throw new Refusal("PAYOUT_UNCONFIRMED", { params: { payout } });
}

/**
 * The payout that an operator must type before an item's price changes. Looks at the boxes whose payout would rise, to
 * more than their price. Returns the highest of these payouts; null if there is no such box.
 */
export function payoutToConfirm(boxes: readonly ItemBox[]): { name: string; payout: string } | null {
  const losing = boxes.filter(({ payout: { before, after } }) => after > WHOLE && after > before);
  const [worst] = losing.toSorted((a, b) => b.payout.after - a.payout.after);
  return worst === undefined ? null : { name: worst.name, payout: payoutText(worst.payout.after) };
}

/** Throws PAYOUT_UNCONFIRMED unless the operator has typed the payout that a change of an item's price leads to. */
export function requireConfirmedPrice(boxes: readonly ItemBox[], confirmed: string | undefined): void {
  const { name, payout } = payoutToConfirm(boxes) ?? {};
  if (payout === undefined || payout === confirmed) return;
  const detail = `The box “${name}” would pay out ${payout} % of its price`;
  throw new Refusal("PAYOUT_UNCONFIRMED", { detail, params: { payout } });
}
