import { exactly, fieldsOf, listUpTo, readJson, readText, wordOf } from "../json/readers.ts";
import type { Reader } from "../json/readers.ts";
import { parseStrictJson } from "../json/strict-json.ts";
import { shopKeyParts } from "../keys/shop-key.ts";
import { oddsHash } from "../odds/odds-table.ts";
import type { SignedText } from "../records/signed-text.ts";
import { readableOffer } from "./readable-offer.ts";
import { PROOFS_FORMAT } from "./proofs-file.ts";
import type { KeptKey, KeptOpening, ProofsFile } from "./proofs-file.ts";
import { readOpening } from "./read-opening.ts";

const MOST_KEYS = 100;
const MOST_OPENINGS = 1_000_000;

const readFormat = fieldsOf<{ format: string }>({ format: readText });

/** Reads the shop's keys in a file. */
export const readKeptKeys = listUpTo(MOST_KEYS, exactly<KeptKey>({ ...shopKeyParts(exactly), logged: readJson }));

const readFile: Reader<ProofsFile> = exactly<ProofsFile>({
  format: wordOf(PROOFS_FORMAT),
  userId: readText,
  shopKeys: readKeptKeys,
  oddsTables: listUpTo(MOST_OPENINGS, readText),
  openings: listUpTo(MOST_OPENINGS, readOpening),
});

/** The opening's own offer, and the offer that ended its nonce if that is another one. */
function offersOf(opening: KeptOpening): readonly SignedText[] {
  const isOther = opening.kind === "Ended" && opening.answer.kind === "Ended";
  return isOther ? [opening.offer, opening.answer.by.offer] : [opening.offer];
}

/** Refuses tables that no offer names, because they could be changed unnoticed and would still look like evidence. */
function requireUsedTables({ oddsTables, openings }: ProofsFile): void {
  const named = new Set(openings.flatMap(offersOf).map(({ text }) => readableOffer(text)?.oddsHash));
  for (const [index, table] of oddsTables.entries()) {
    const isUsedOnce = named.delete(oddsHash(table));
    if (!isUsedOnce) throw new SyntaxError(`proofs.oddsTables[${index}] belongs to no offer`);
  }
}

/**
 * Refuses `cameBy` on an opening that another offer ended, because that record is judged without the time of the
 * response.
 */
function requireUsedTimes({ openings }: ProofsFile): void {
  for (const [index, kept] of openings.entries()) {
    const isUnused = kept.kind === "Ended" && kept.answer.kind === "Ended" && kept.cameBy !== undefined;
    if (isUnused) throw new SyntaxError(`proofs.openings[${index}].cameBy belongs to no receipt or void`);
  }
}

/**
 * Parses a file of proofs. Throws SyntaxError, naming the place, for an unknown version and for unknown fields, because
 * every part of the file must count in the verdict.
 */
export function parseProofs(text: string): ProofsFile {
  const json = parseStrictJson(text);
  const { format } = readFormat(json, "proofs");
  if (format !== PROOFS_FORMAT) throw new SyntaxError(`the format is ${format}, and not ${PROOFS_FORMAT}`);
  const file = readFile(json, "proofs");
  requireUsedTables(file);
  requireUsedTimes(file);
  return file;
}
