import { drawBoxes } from "../draws/draw.ts";
import type { Draw } from "../draws/draw.ts";
import { commitmentOf } from "../draws/server-seed.ts";
import type { OpeningLeaf } from "../log/leaves/records-log.ts";
import type { OddsDrop } from "../odds/odds-table.ts";
import { oddsHash, parseOddsTable, TICKETS_PER_BOX } from "../odds/odds-table.ts";

/** An opening as the shop shows it to everybody, without its proof. */
export type ShownOpening = {
  readonly logIndex: number;
  readonly drawIndex: number;
  readonly boxId: string;
  readonly itemId: string;
  readonly itemName: string;
  readonly ticket: number;
  readonly openedAtUtc: string;
  /** Missing if the shop doesn't show them. Amounts in cents. */
  readonly terms?:
    | { readonly pricePaid: number; readonly marketPrice: number; readonly probability: number }
    | undefined;
};

/**
 * Checks of an opening by the public log: it has the record, the seed matches its commitment, the odds are the box's,
 * ticket and item follow from them, and the time is the record's.
 */
export const LOGGED_STEPS = ["logged", "seed", "odds", "ticket", "item", "time"] as const;
export type LoggedStep = (typeof LOGGED_STEPS)[number];

/** Recomputes the draws of the log's entry. Undefined if the text is not the table that the entry names. */
export function drawsOfLeaf(leaf: OpeningLeaf, tableText: string | undefined): readonly Draw[] | undefined {
  if (tableText === undefined || oddsHash(tableText) !== leaf.oddsHash) return undefined;
  try {
    return drawBoxes(leaf, parseOddsTable(tableText).drops, leaf.quantity);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** True if the table is of the shown box, with the shown price. */
function isShownTable(tableText: string, { boxId, terms }: ShownOpening): boolean {
  const table = parseOddsTable(tableText);
  return table.boxId === boxId && (terms === undefined || table.priceCents === terms.pricePaid);
}

const isPriced = (drop: OddsDrop, terms: ShownOpening["terms"]) =>
  terms === undefined ||
  (drop.marketPriceCents === terms.marketPrice && drop.tickets / TICKETS_PER_BOX === terms.probability);

/** Compares the shown opening with the draw that the log's entry gives by the odds table with this text. */
export function shownSteps(
  shown: ShownOpening,
  leaf: OpeningLeaf,
  tableText: string | undefined,
): readonly { readonly step: LoggedStep; readonly holds: boolean }[] {
  const all = drawsOfLeaf(leaf, tableText);
  const draws = all !== undefined && isShownTable(tableText ?? "", shown) ? all : undefined;
  const draw = draws?.[shown.drawIndex];
  const places = draws ?? [];
  const holds: Record<LoggedStep, boolean> = {
    logged: true,
    seed: commitmentOf(leaf.serverSeed) === leaf.commitment,
    odds: draws !== undefined,
    ticket: draw?.ticket === shown.ticket && places.every(({ ticket }, place) => ticket === leaf.tickets[place]),
    item:
      draw?.drop.itemId === shown.itemId &&
      draw.drop.name === shown.itemName &&
      isPriced(draw.drop, shown.terms) &&
      places.every(({ drop }, place) => drop.itemId === leaf.itemIds[place]),
    time: leaf.time.replace("Z", ":00.000Z") === shown.openedAtUtc,
  };
  return LOGGED_STEPS.map((step) => ({ step, holds: holds[step] }));
}

/** True if the log's entry is right by itself: a shop that logs another one contradicts its own log. */
export function isSoundLeaf(leaf: OpeningLeaf, tableText: string | undefined): boolean {
  const draws = drawsOfLeaf(leaf, tableText);
  const areDrawn = draws?.every(
    ({ ticket, drop }, place) => ticket === leaf.tickets[place] && drop.itemId === leaf.itemIds[place],
  );
  return areDrawn === true && commitmentOf(leaf.serverSeed) === leaf.commitment;
}
