import { clientSeedHash, isClientSeed } from "../draws/client-seed.ts";
import { isKeyList, keysHash } from "../keys/browser-keys.ts";
import { oddsHash, parseOddsTable } from "../odds/odds-table.ts";
import type { OddsTable } from "../odds/odds-table.ts";
import type { Offer } from "../records/offer.ts";
import { costOf } from "../records/offer.ts";
import type { Check } from "./checks.ts";
import { holdsIf, notHeld, same } from "./checks.ts";

/** What an offer names by its hashes only. */
export type Given = {
  readonly clientSeed: string;
  /** All browser keys that the person's account had at the offer's time. */
  readonly browserKeys: readonly string[];
  /** The exact text; undefined if it is not at hand. */
  readonly oddsTable: string | undefined;
};

function readTable(text: string | undefined): OddsTable | undefined {
  if (text === undefined) return undefined;
  try {
    return parseOddsTable(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Whether what was given is what the offer names, and the table if it is readable and the offer's. */
export function givenChecks(offer: Offer, given: Given): { checks: readonly Check[]; table: OddsTable | undefined } {
  const { clientSeed, browserKeys, oddsTable } = given;
  const isSeed = isClientSeed(clientSeed) && clientSeedHash(clientSeed) === offer.clientSeedHash;
  const isList = isKeyList(browserKeys) && keysHash(browserKeys) === offer.keysHash;
  const table = readTable(oddsTable);
  const hash = oddsTable?.isWellFormed() === true ? oddsHash(oddsTable) : "none";
  const ofTable =
    oddsTable === undefined
      ? [notHeld("odds-table"), notHeld("odds-hash")]
      : [holdsIf("odds-table", table !== undefined), same("odds-hash", offer.oddsHash, hash)];
  return {
    checks: [holdsIf("client-seed", isSeed), holdsIf("key-list", isList), ...ofTable],
    table: hash === offer.oddsHash ? table : undefined,
  };
}

/** Whether the offer agrees with itself and with its table. */
export function offerChecks(offer: Offer, table: OddsTable | undefined): readonly Check[] {
  return [
    // An offer below its own cost would excuse a void without a single movement.
    holdsIf("offer-covers-cost", offer.balanceCents >= costOf(offer)),
    same("odds-box", table?.boxId, offer.boxId),
    same("odds-price", table?.priceCents, offer.priceCents),
  ];
}
