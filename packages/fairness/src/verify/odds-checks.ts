import { isEuros, fromEuros } from "@trove/money";
import { oddsHash, parseOddsTable } from "../draw/odds-table.ts";
import type { OddsTable } from "../draw/odds-table.ts";
import { holdsIf, notHeld, sameAs } from "./checks.ts";
import type { Check, CheckId } from "./checks.ts";

/** What an opening claims about its table. The price is that of one box, in euros as on the wire. */
export type OddsClaim = {
  readonly oddsHash: string;
  readonly boxId: string;
  readonly tableVersion: number;
  readonly price: number;
};

/** The parsed table, or undefined if the text is missing or invalid. */
export function readableTable(text: string | undefined): OddsTable | undefined {
  if (text === undefined) return undefined;
  try {
    return parseOddsTable(text);
  } catch {
    return undefined;
  }
}

/** Converts a wire amount to cents. Returns -1, which equals no price, for an invalid amount. */
export function centsOnWire(euros: number): number {
  return isEuros(euros) ? fromEuros(euros) : -1;
}

/** Checks that the odds are the ones that were shown. */
export function oddsChecks(text: string | undefined, claim: OddsClaim): Check[] {
  if (text === undefined) {
    const ids = ["odds-table", "odds-hash", "odds-box", "odds-version", "odds-price"] satisfies CheckId[];
    return ids.map(notHeld);
  }
  const table = readableTable(text);
  return [
    holdsIf("odds-table", table !== undefined),
    sameAs("odds-hash", oddsHash(text), claim.oddsHash),
    sameAs("odds-box", table?.boxId, claim.boxId),
    sameAs("odds-version", table?.version, claim.tableVersion),
    sameAs("odds-price", table?.priceCents, centsOnWire(claim.price)),
  ];
}
