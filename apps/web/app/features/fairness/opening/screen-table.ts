import { oddsHash, type OddsTable, parseOddsTable, ticketRanges } from "@trove/fairness";
import { readOddsTable } from "../kept/kept-openings.ts";
import type { BrowserParts } from "./browser-parts.ts";

/** A box as the page shows it to the person who opens it. Amounts are cents. */
export type ScreenBox = {
  readonly id: string;
  readonly name: string;
  readonly price: number;
  readonly oddsHash: string;
  readonly drops: readonly {
    readonly itemId: string;
    readonly tickets: number;
    readonly ticketFrom: number;
    readonly item: { readonly name: string; readonly marketPrice: number };
  }[];
};

/** Thrown if the published odds differ from those on the screen. Nothing was revealed. */
export class OddsDiffer extends Error {
  override readonly name = "OddsDiffer";
}

/** True if a screen shows the table's box, price and drops. */
export function isTableShown(
  table: OddsTable,
  { id, price, drops }: Pick<ScreenBox, "id" | "price" | "drops">,
): boolean {
  const ranges = ticketRanges(table.drops);
  const published = table.drops.map(({ itemId, name, marketPriceCents, tickets }, index) =>
    JSON.stringify([itemId, name, marketPriceCents, tickets, ranges[index]?.ticketFrom]),
  );
  const shown = drops.map(({ itemId, item, tickets, ticketFrom }) =>
    JSON.stringify([itemId, item.name, item.marketPrice, tickets, ticketFrom]),
  );
  const areSame = published.toSorted().join() === shown.toSorted().join();
  return table.boxId === id && table.priceCents === price && areSame;
}

/**
 * The text of the odds table on the screen: `atHand`, stored, or loaded from the shop. Throws OddsDiffer if the screen
 * shows anything else than this table.
 */
export async function screenTable(
  box: ScreenBox,
  { kept, shop }: Pick<BrowserParts, "kept" | "shop">,
  atHand?: string,
): Promise<string> {
  const text = atHand ?? (await readOddsTable(kept, box.oddsHash)) ?? (await shop.oddsTable(box.id, box.oddsHash));
  if (text === undefined || oddsHash(text) !== box.oddsHash) throw new OddsDiffer();
  try {
    if (isTableShown(parseOddsTable(text), box)) return text;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw new OddsDiffer();
}
