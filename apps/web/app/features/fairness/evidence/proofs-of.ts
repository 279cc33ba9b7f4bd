import { type KeptOpening, type ProofsFile, proofsText, type SignedText } from "@trove/fairness";
import { termsOf } from "../history/odds-tables.ts";
import type { Kept } from "../kept/database.ts";
import { readOddsTable, readOpening } from "../kept/kept-openings.ts";
import { readShop } from "../kept/kept-shop.ts";
import type { StoredOpening } from "../kept/stored-opening.ts";
import { keptOpening } from "./kept-opening.ts";

/** The offers in an opening: its own, and the one under which its nonce was ended. */
function offersOf(opening: KeptOpening): readonly SignedText[] {
  const isOther = opening.kind === "Ended" && opening.answer.kind === "Ended";
  return isOther ? [opening.offer, opening.answer.by.offer] : [opening.offer];
}

async function tablesOf(openings: readonly KeptOpening[], kept: Kept): Promise<string[]> {
  const hashes = new Set(openings.flatMap(offersOf).flatMap((offer) => termsOf(offer)?.oddsHash ?? []));
  const texts = await Promise.all([...hashes].map((hash) => readOddsTable(kept, hash)));
  return texts.filter((text) => text !== undefined);
}

/** Everything that this browser keeps about these openings of a person, for anybody to verify. */
export async function proofsOf(openings: readonly StoredOpening[], userId: string, kept: Kept): Promise<ProofsFile> {
  const { keys } = await readShop(kept);
  const inFile = openings.map(keptOpening);
  const oddsTables = await tablesOf(inFile, kept);
  return { format: "lootbox/proofs/v2", userId, shopKeys: keys, oddsTables, openings: inFile };
}

/** The text of the file that proves one opening, with everything that has come until now. */
export async function evidenceOf(opening: StoredOpening, kept: Kept): Promise<string> {
  const latest = (await readOpening(kept, opening.userId, opening.id)) ?? opening;
  return proofsText(await proofsOf([latest], opening.userId, kept));
}
