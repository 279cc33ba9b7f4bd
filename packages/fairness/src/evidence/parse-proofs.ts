import { exactly, fieldsOf, listUpTo, optional, readJson, readText, refuse } from "../json/readers.ts";
import type { Reader } from "../json/readers.ts";
import { parseStrictJson } from "../json/strict-json.ts";
import { shopKeyParts } from "../keys/shop-key.ts";
import { oddsHash } from "../odds/odds-table.ts";
import { signedTextReader } from "../records/signed-text.ts";
import type { AnsweredStop, SignedStop } from "../stops/answered-stop.ts";
import { readableOffer } from "./readable-offer.ts";
import { formatOf, offersOf, PROOFS_FORMATS } from "./proofs-file.ts";
import type { KeptKey, ProofsFile, ProofsFormat } from "./proofs-file.ts";
import { readOpening } from "./read-opening.ts";

const MOST_KEYS = 100;
const MOST_OPENINGS = 1_000_000;
/** Maximum number of stops, each with one answer, in a file. */
export const MOST_STOPS = 1000;

const readFormat = fieldsOf<{ format: string }>({ format: readText });

/** Reads the shop's keys in a file. */
export const readKeptKeys = listUpTo(MOST_KEYS, exactly<KeptKey>({ ...shopKeyParts(exactly), logged: readJson }));

const readFormatOf: Reader<ProofsFormat> = (value, place) =>
  PROOFS_FORMATS.find((format) => format === value) ?? refuse(place, PROOFS_FORMATS.join(" or "));

const readFile: Reader<ProofsFile> = exactly<ProofsFile>({
  format: readFormatOf,
  userId: readText,
  shopKeys: readKeptKeys,
  oddsTables: listUpTo(MOST_OPENINGS, readText),
  openings: listUpTo(MOST_OPENINGS, readOpening),
  stops: optional(
    listUpTo(
      MOST_STOPS,
      exactly<AnsweredStop>({
        stop: exactly<SignedStop>({ text: readText, signature: readText }),
        answer: signedTextReader(exactly),
      }),
    ),
  ),
});

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
 * response, and a statement of anything but a receipt.
 */
function requireUsedParts({ openings }: ProofsFile): void {
  for (const [index, kept] of openings.entries()) {
    if (kept.kind !== "Ended") continue;
    const { answer, cameBy, statement } = kept;
    const place = `proofs.openings[${index}]`;
    if (answer.kind === "Ended" && cameBy !== undefined) {
      throw new SyntaxError(`${place}.cameBy belongs to no receipt or void`);
    }
    if (answer.kind !== "Receipt" && statement !== undefined) {
      throw new SyntaxError(`${place}.statement belongs to no receipt`);
    }
  }
}

/**
 * Parses a file of proofs. Throws SyntaxError, naming the place, for an unknown version and for unknown fields, because
 * every part of the file must count in the verdict.
 */
export function parseProofs(text: string): ProofsFile {
  const json = parseStrictJson(text);
  const { format } = readFormat(json, "proofs");
  if (!PROOFS_FORMATS.some((known) => known === format)) {
    throw new SyntaxError(`the format is ${format}, and not ${PROOFS_FORMATS.join(" or ")}`);
  }
  const file = readFile(json, "proofs");
  if (file.format !== formatOf(file.openings, file.stops) || file.stops?.length === 0) {
    throw new SyntaxError(`the format is not that of its openings and stops`);
  }
  requireUsedTables(file);
  requireUsedParts(file);
  return file;
}
