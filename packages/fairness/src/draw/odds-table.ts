import { cents } from "@trove/money";
import type { Cents } from "@trove/money";
import { isUuid, joinLines, sha256Hex } from "../bytes.ts";
import { listOf, objectOf, parseJson, readNumber, readText } from "../json.ts";

/** Every box has exactly this many tickets, so one ticket is a chance of one in a million. */
export const TICKETS_PER_BOX = 1_000_000;

export type OddsDrop = { readonly itemId: string; readonly tickets: number };

/**
 * One published version of a box: its price and its drops in the published order. It never changes after publication.
 */
export type OddsTable = {
  readonly boxId: string;
  /** Starts at 1. */
  readonly version: number;
  readonly priceCents: Cents;
  /** Tickets are integers from 1 and sum to {@link TICKETS_PER_BOX}. */
  readonly drops: readonly OddsDrop[];
};

function isCount(n: number): boolean {
  return Number.isSafeInteger(n) && n >= 1;
}

function faultOf({ boxId, version, priceCents, drops }: OddsTable): string | undefined {
  if (!isUuid(boxId)) return "boxId is not a lowercase UUID";
  if (!isCount(version)) return "version is not a whole number from 1";
  if (!isCount(priceCents)) return "priceCents is not a whole number from 1";
  const badDrop = drops.findIndex(({ itemId, tickets }) => !isUuid(itemId) || !isCount(tickets));
  if (badDrop >= 0) return `drop ${badDrop} has no UUID or no whole number of tickets from 1`;
  const total = drops.reduce((sum, { tickets }) => sum + tickets, 0);
  return total === TICKETS_PER_BOX ? undefined : `tickets sum to ${total}, not ${TICKETS_PER_BOX}`;
}

function canonicalText({ boxId, version, priceCents, drops }: OddsTable): string {
  const plainDrops = drops.map(({ itemId, tickets }) => ({ itemId, tickets }));
  return JSON.stringify({ boxId, version, priceCents, drops: plainDrops });
}

/** The exact text that is published and hashed. Throws RangeError, naming the fault, for an invalid table. */
export function oddsTableText(table: OddsTable): string {
  const fault = faultOf(table);
  if (fault !== undefined) throw new RangeError(`Odds table: ${fault}`);
  return canonicalText(table);
}

const readTable = objectOf<{ boxId: string; version: number; priceCents: number; drops: OddsDrop[] }>({
  boxId: readText,
  version: readNumber,
  priceCents: readNumber,
  drops: listOf(objectOf<OddsDrop>({ itemId: readText, tickets: readNumber })),
});

/**
 * Parses a published table. Throws SyntaxError unless the text is the canonical form of a valid table: exactly these
 * keys in this order, no white space, tickets that sum to a million. So equal hashes mean equal tables.
 */
export function parseOddsTable(text: string): OddsTable {
  const read = parseJson(text, readTable, "Odds table");
  if (!isCount(read.priceCents)) throw new SyntaxError("Odds table: priceCents is not a whole number from 1");
  const table: OddsTable = { ...read, priceCents: cents(read.priceCents) };
  const fault = faultOf(table);
  if (fault !== undefined) throw new SyntaxError(`Odds table: ${fault}`);
  if (canonicalText(table) !== text) throw new SyntaxError("Odds table: not in its canonical writing");
  return table;
}

/** SHA-256 over the version tag and the table's exact text, as 64 hex digits. */
export function oddsHash(text: string): string {
  return sha256Hex(joinLines("lootbox/odds/v1", text));
}
