import { clientSeedHash, isClientSeed } from "../draws/client-seed.ts";
import { isKeyList, keysHash } from "../keys/browser-keys.ts";
import { oddsHash, parseOddsTable } from "../odds/odds-table.ts";
import type { OddsTable } from "../odds/odds-table.ts";
import type { Offer } from "../records/offer.ts";
import { costOf } from "../records/offer.ts";
import type { Check } from "./checks.ts";
import { holdsIf, notHeld, same } from "./checks.ts";

/** The values that an offer names by their hashes only. */
export type Given = {
  readonly clientSeed: string;
  /** All browser keys that the person's account had at the offer's time. */
  readonly browserKeys: readonly string[];
  /** The exact text of the odds table; undefined if it is not at hand. */
  readonly oddsTable: string | undefined;
};

type ReadTable = { readonly text: string; readonly table: OddsTable | undefined; readonly hash: string };

function parsedTable(text: string): OddsTable | undefined {
  try {
    return parseOddsTable(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/**
 * Cache of the last table. Most records have the same table as the record before, and parsing takes as long as
 * verifying two signatures.
 */
let last: ReadTable | undefined;

function readTable(text: string): ReadTable {
  if (last?.text !== text) {
    last = { text, table: parsedTable(text), hash: text.isWellFormed() ? oddsHash(text) : "none" };
  }
  return last;
}

/** Compares given values with the hashes in the offer. Returns the table if it is readable and has the offer's hash. */
export function givenChecks(offer: Offer, given: Given): { checks: readonly Check[]; table: OddsTable | undefined } {
  const { clientSeed, browserKeys, oddsTable } = given;
  const isSeed = isClientSeed(clientSeed) && clientSeedHash(clientSeed) === offer.clientSeedHash;
  const isList = isKeyList(browserKeys) && keysHash(browserKeys) === offer.keysHash;
  const ofLists = [holdsIf("client-seed", isSeed), holdsIf("key-list", isList)];
  if (oddsTable === undefined) {
    return { checks: [...ofLists, notHeld("odds-table"), notHeld("odds-hash")], table: undefined };
  }
  const { table, hash } = readTable(oddsTable);
  const ofTable = [holdsIf("odds-table", table !== undefined), same("odds-hash", offer.oddsHash, hash)];
  return { checks: [...ofLists, ...ofTable], table: hash === offer.oddsHash ? table : undefined };
}

/** Checks that the offer's balance covers its cost, and that it agrees with its table. */
export function offerChecks(offer: Offer, table: OddsTable | undefined): readonly Check[] {
  return [
    // Otherwise the balance in the offer would excuse a void, although no money was spent in between.
    holdsIf("offer-covers-cost", offer.balanceCents >= costOf(offer)),
    same("odds-box", table?.boxId, offer.boxId),
    same("odds-price", table?.priceCents, offer.priceCents),
  ];
}
