import type { OddsTable } from "@trove/fairness";
import { payoutOf, payoutText, paysTooMuch } from "@trove/lootboxes";
import { Refusal } from "../../command/refusal.ts";

/** A table that is about to be published, and what its box is called. */
export type NamedTable = { name: string; table: OddsTable };

/**
 * Throws PAYOUT_UNCONFIRMED if one of the tables gives away more than it takes, unless the person has typed the highest
 * payout of them.
 */
export function requireConfirmedPayouts(named: readonly NamedTable[], confirmed: string | undefined): void {
  const boxes = named
    .filter(({ table }) => paysTooMuch(table))
    .map(({ name, table }) => ({ id: table.boxId, name, payout: payoutOf(table) }));
  if (boxes.length === 0) return;
  const payout = payoutText(Math.max(...boxes.map((box) => box.payout)));
  if (confirmed === payout) return;
  const params = { payout, boxes: boxes.map((box) => ({ ...box, payout: payoutText(box.payout) })) };
  throw new Refusal("PAYOUT_UNCONFIRMED", { params });
}
