import type { KeptKey } from "../evidence/proofs-file.ts";
import { readKeptKeys } from "../evidence/parse-proofs.ts";
import type { Json } from "../json/strict-json.ts";
import {
  exactly,
  fieldsOf,
  listUpTo,
  oneOf,
  optional,
  readJson,
  readStrictJson,
  readText,
  readWhole,
  wordOf,
} from "../json/readers.ts";
import type { Reader } from "../json/readers.ts";
import type { LogsTerms } from "../keys/logs-text.ts";
import { MOST_MIRRORS } from "../log/leaves/logs-terms.ts";
import { signedTextReader } from "../records/signed-text.ts";
import type { SignedText } from "../records/signed-text.ts";

const INCIDENTS_FORMAT = "lootbox/incidents/v2";
/** The format of a file with terms of the logs of version 3. */
const INCIDENTS_FORMAT_3 = "lootbox/incidents/v3";

export type LogName = "terms" | "records";

/** An offer with the proofs of its odds, as the shop sent them. */
export type OfferedOdds = { readonly offer: SignedText; readonly terms: Json };

/**
 * A finding of a browser about the public logs.
 * - `Fork`: the log has signed two checkpoints where neither continues the other.
 * - `Unread`: since a time, in milliseconds since 1970 by the browser's clock, no attempt to read a log has succeeded.
 * - `Changed`: the shop has signed other witnesses of its logs, another notice or other mirrors.
 * - `ShortNotice`: odds of an open box changed, or it closed, with less notice than the shop promised. Shown by two
 *   offers, or by one offer with a later proof of the log beside it.
 */
export type Incident =
  | { readonly kind: "Fork"; readonly log: LogName; readonly notes: readonly string[] }
  | { readonly kind: "Unread"; readonly log: LogName; readonly since: number }
  | { readonly kind: "Changed"; readonly before: LogsTerms; readonly after: LogsTerms; readonly signature: string }
  | { readonly kind: "ShortNotice"; readonly before: OfferedOdds; readonly after: OfferedOdds };

/** Incidents, with the shop's keys that the browser knows, so that anybody can judge them. */
export type IncidentsFile = { readonly shopKeys: readonly KeptKey[]; readonly incidents: readonly Incident[] };

const MOST_INCIDENTS = 10_000;
const MOST_WITNESSES = 100;
const NOTES_OF_A_FORK = 2;

type OfKind<K> = Extract<Incident, { readonly kind: K }>;

const readLog: Reader<LogName> = (value, place) => (value === "terms" ? "terms" : wordOf("records")(value, place));

const readTerms = exactly<LogsTerms>({
  terms: readText,
  records: readText,
  quorum: readWhole,
  oddsNoticeMinutes: readWhole,
  witnesses: listUpTo(MOST_WITNESSES, readText),
  policy: optional(readText),
  mirrors: optional(listUpTo(MOST_MIRRORS, readText)),
});

const readOffered = exactly<OfferedOdds>({ offer: signedTextReader(exactly), terms: readJson });

const readFile = exactly<IncidentsFile & { readonly format: string }>({
  format: readText,
  shopKeys: readKeptKeys,
  incidents: listUpTo(
    MOST_INCIDENTS,
    oneOf<Incident>({
      Fork: exactly<OfKind<"Fork">>({
        kind: wordOf("Fork"),
        log: readLog,
        notes: listUpTo(NOTES_OF_A_FORK, readText),
      }),
      Unread: exactly<OfKind<"Unread">>({ kind: wordOf("Unread"), log: readLog, since: readWhole }),
      Changed: exactly<OfKind<"Changed">>({
        kind: wordOf("Changed"),
        before: readTerms,
        after: readTerms,
        signature: readText,
      }),
      ShortNotice: exactly<OfKind<"ShortNotice">>({
        kind: wordOf("ShortNotice"),
        before: readOffered,
        after: readOffered,
      }),
    }),
  ),
});

const readFormat = fieldsOf<{ readonly format: string }>({ format: readText });

/** Only a file with terms of version 3 has the later format, so that earlier readers read all others. */
function formatOf(incidents: readonly Incident[]): string {
  const terms = incidents.flatMap((one) => (one.kind === "Changed" ? [one.before, one.after] : []));
  return terms.some(({ policy, mirrors }) => policy !== undefined || mirrors !== undefined)
    ? INCIDENTS_FORMAT_3
    : INCIDENTS_FORMAT;
}

/** True if a text is a file of incidents. Throws SyntaxError if it is not strict JSON with a `format` field. */
export const isIncidents = (text: string) =>
  [INCIDENTS_FORMAT, INCIDENTS_FORMAT_3].includes(readStrictJson(text, readFormat, "file").format);

/** Parses a file of incidents. Throws SyntaxError, naming the place, for unknown fields. */
export function parseIncidents(text: string): IncidentsFile {
  const { format, shopKeys, incidents } = readStrictJson(text, readFile, "file");
  if (format !== formatOf(incidents)) throw new SyntaxError(`file.format is not ${formatOf(incidents)}`);
  return { shopKeys, incidents };
}

/** Writes the text of a file for the person to keep. */
export function incidentsText({ shopKeys, incidents }: IncidentsFile): string {
  return `${JSON.stringify({ format: formatOf(incidents), shopKeys, incidents }, undefined, 1)}\n`;
}
