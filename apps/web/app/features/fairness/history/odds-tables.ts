import { type Offer, oddsHash, parseOffer, type SignedText } from "@trove/fairness";
import { readOddsTable } from "../kept/kept-openings.ts";
import type { BrowserParts } from "../opening/browser-parts.ts";

type Sources = Pick<BrowserParts, "kept" | "shop">;

/** The offer's fields; undefined for an invalid text. */
export function readOffer(offer: SignedText): Offer | undefined {
  try {
    return parseOffer(offer.text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** The text of the odds table that an offer names: stored in this browser, or else loaded from the shop by its hash. */
async function tableOf({ boxId, oddsHash: hash }: { boxId: string; oddsHash: string }, { kept, shop }: Sources) {
  const text = (await readOddsTable(kept, hash)) ?? (await shop.oddsTable(boxId, hash));
  return text !== undefined && text.isWellFormed() && oddsHash(text) === hash ? text : undefined;
}

/** The texts of the odds tables that these offers name, by hash. Leaves out tables that can't be loaded. */
export async function tablesOf(offers: readonly SignedText[], sources: Sources): Promise<ReadonlyMap<string, string>> {
  const tables = new Map<string, string>();
  for (const offer of offers) {
    const terms = readOffer(offer);
    const text = terms === undefined || tables.has(terms.oddsHash) ? undefined : await tableOf(terms, sources);
    if (terms !== undefined && text !== undefined) tables.set(terms.oddsHash, text);
  }
  return tables;
}
