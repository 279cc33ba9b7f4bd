import { isEuros, fromEuros } from "@trove/money";
import { oddsHash, parseOddsTable } from "../draw/odds-table.ts";
import type { OddsTable } from "../draw/odds-table.ts";
import { holdsIf, notHeld, sameAs } from "./checks.ts";
import type { Check, CheckId } from "./checks.ts";

/** What an opening says about the table it was drawn from. The price is that of one box, in euros as on the wire. */
export type OddsClaim = {
  readonly oddsHash: string;
  readonly boxId: string;
  readonly tableVersion: number;
  readonly price: number;
};

/** The table, or undefined when the text is missing or is not a valid table. */
export function readableTable(text: string | undefined): OddsTable | undefined {
  if (text === undefined) return undefined;
  try {
    return parseOddsTable(text);
  } catch {
    return undefined;
  }
}

/** Cents of an amount on the wire, or -1, which no price is, for what is no amount. */
export function centsOnWire(euros: number): number {
  return isEuros(euros) ? fromEuros(euros) : -1;
}

/** That the odds are the ones that were shown. */
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
