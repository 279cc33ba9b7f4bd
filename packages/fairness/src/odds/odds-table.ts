import { exactly, listUpTo, readStrictJson, readText, readWhole } from "../json/readers.ts";
import { sha256Hex, utf8 } from "../text/bytes.ts";
import { isUuid } from "../text/fields.ts";

/** The number of tickets of every box. One ticket is a chance of one in a million. */
export const TICKETS_PER_BOX = 1_000_000;

/** Maximum length of a table's text. Longer tables would make leaves of the terms log of more than 65,535 bytes. */
const MOST_BYTES = 65_511;

/** An item that a box may contain, as the page shows it when the box is opened. */
export type OddsDrop = {
  readonly itemId: string;
  readonly name: string;
  readonly marketPriceCents: number;
  readonly sellPriceCents: number;
  readonly tickets: number;
};

/** One version of a box: its price, and its drops in the published order. A version never changes. */
export type OddsTable = {
  readonly boxId: string;
  /** Starts at 1. */
  readonly version: number;
  readonly priceCents: number;
  /** Tickets are integers from 1 whose sum is {@link TICKETS_PER_BOX}. No item is in two drops. */
  readonly drops: readonly OddsDrop[];
};

const isAmount = (n: number) => Number.isSafeInteger(n) && n >= 0;
const isCount = (n: number) => isAmount(n) && n > 0;

function faultOfDrop({ itemId, name, marketPriceCents, sellPriceCents, tickets }: OddsDrop): string | undefined {
  if (!isUuid(itemId)) return "itemId is not a lowercase UUID";
  if (name === "" || !name.isWellFormed()) return "name is empty or has an unpaired surrogate";
  if (!isAmount(marketPriceCents) || !isAmount(sellPriceCents)) return "a price is not a whole number of cents";
  return isCount(tickets) ? undefined : "tickets are not a whole number from 1";
}

function faultOf({ boxId, version, priceCents, drops }: OddsTable): string | undefined {
  if (!isUuid(boxId)) return "boxId is not a lowercase UUID";
  if (!isCount(version)) return "version is not a whole number from 1";
  if (!isCount(priceCents)) return "priceCents is not a whole number from 1";
  const faults = drops.map(faultOfDrop);
  const faulty = faults.findIndex((fault) => fault !== undefined);
  if (faulty >= 0) return `drops[${faulty}]: ${faults[faulty]}`;
  // An item with two prices could be shown with one price and delivered with the other.
  if (new Set(drops.map(({ itemId }) => itemId)).size !== drops.length) return "an item stands in two drops";
  const total = drops.reduce((sum, { tickets }) => sum + tickets, 0);
  return total === TICKETS_PER_BOX ? undefined : `tickets sum to ${total}, not ${TICKETS_PER_BOX}`;
}

function canonicalText({ boxId, version, priceCents, drops }: OddsTable): string {
  const inOrder = drops.map(({ itemId, name, marketPriceCents, sellPriceCents, tickets }) => {
    return { itemId, name, marketPriceCents, sellPriceCents, tickets };
  });
  return JSON.stringify({ boxId, version, priceCents, drops: inOrder });
}

/** The exact text that is published and hashed. Throws RangeError with the reason for an invalid table. */
export function oddsTableText(table: OddsTable): string {
  const fault = faultOf(table);
  if (fault !== undefined) throw new RangeError(`Odds table: ${fault}`);
  const text = canonicalText(table);
  if (utf8(text).length > MOST_BYTES) throw new RangeError(`Odds table: more than ${MOST_BYTES} bytes`);
  return text;
}

const readTable = exactly<OddsTable>({
  boxId: readText,
  version: readWhole,
  priceCents: readWhole,
  drops: listUpTo(
    MOST_BYTES,
    exactly<OddsDrop>({
      itemId: readText,
      name: readText,
      marketPriceCents: readWhole,
      sellPriceCents: readWhole,
      tickets: readWhole,
    }),
  ),
});

/**
 * Parses a published table. Throws SyntaxError unless the text is exactly what {@link oddsTableText} returns, so that
 * each table has only one hash.
 */
export function parseOddsTable(text: string): OddsTable {
  if (text.length > MOST_BYTES) throw new SyntaxError(`Odds table: more than ${MOST_BYTES} bytes`);
  const table = readStrictJson(text, readTable, "Odds table");
  try {
    if (oddsTableText(table) === text) return table;
  } catch (error) {
    throw new SyntaxError(error instanceof Error ? error.message : String(error));
  }
  throw new SyntaxError("Odds table: not in its canonical writing");
}

/** SHA-256 over the version tag and the table's exact text, as 64 hex digits. */
export function oddsHash(text: string): string {
  return sha256Hex(`lootbox/odds/v2\n${text}`);
}
