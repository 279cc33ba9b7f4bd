import { sha256 } from "../../hash/sha256.ts";
import { hexOfBytes, utf8 } from "../../text/bytes.ts";
import { LogFault, parsed } from "../fault.ts";
import type { WitnessKey } from "../note/keys.ts";
import { openNote } from "../note/open-note.ts";

/*
 * The list of reveals that a shop has not answered, which a mirror signs. The format is in docs/public-logs.md.
 */

/**
 * The state of a reveal that a mirror has published:
 * - `open`: there is neither an answer nor a leaf.
 * - `answered`: there was an answer later.
 * - a number: no answer, but the records log has the reveal's own leaf at this index.
 * - `other-` and a number: no answer, and the log has a leaf of another draw with the same commitment.
 */
export type SilenceState = "open" | "answered" | number | `other-${number}`;

/** An unanswered reveal. Times are minutes, such as 2026-11-21T12:00Z. */
export type ListedSilence = {
  readonly commitment: string;
  readonly firstAskedAt: string;
  readonly lastAskedAt: string;
  readonly state: SilenceState;
};

/** `terms` is the name of the shop's terms log. */
export type SilenceList = {
  readonly mirror: string;
  readonly terms: string;
  readonly time: string;
  readonly silences: readonly ListedSilence[];
};

const LINE =
  /^([0-9a-f]{64}) (\d{4}-\d\d-\d\dT\d\d:\d\dZ) (\d{4}-\d\d-\d\dT\d\d:\d\dZ) (open|answered|(other-)?(0|[1-9]\d{0,14}))$/u;

/** The SHA-256 of a log's name in hex, which C2SP uses in paths. */
export function originHashOf(origin: string): string {
  return hexOfBytes(sha256(utf8(origin)));
}

/** The path of a shop's list at a mirror. */
export const silenceListPath = (terms: string) => `silences/${originHashOf(terms)}`;

/** The text of a list. Its entries stand in the order of their commitments. */
export function silenceListText({ mirror, terms, time, silences }: SilenceList): string {
  const head = [`${mirror}/silences`, terms, time, silences.length];
  const entries = silences
    .toSorted((one, other) => (one.commitment < other.commitment ? -1 : 1))
    .map(({ commitment, firstAskedAt, lastAskedAt, state }) =>
      [commitment, firstAskedAt, lastAskedAt, state].join(" "),
    );
  return [...head, ...entries].map((line) => `${line}\n`).join("");
}

function readLine(line: string): ListedSilence {
  const [, commitment = "", firstAskedAt = "", lastAskedAt = "", word = "", other, index] = LINE.exec(line) ?? [];
  if (commitment === "") throw new SyntaxError(`no entry: ${line.slice(0, 80)}`);
  const ofLeaf = other === undefined ? Number(index) : (`other-${Number(index)}` as const);
  const state = word === "open" || word === "answered" ? word : ofLeaf;
  return { commitment, firstAskedAt, lastAskedAt, state };
}

function readList(text: string): SilenceList {
  const [title = "", terms = "", time = "", count = "", ...lines] = text.split("\n");
  const isWhole = lines.pop() === "" && title.endsWith("/silences") && count === String(lines.length);
  if (!isWhole) throw new SyntaxError("not a list of silences");
  const silences = lines.map(readLine);
  if (new Set(silences.map(({ commitment }) => commitment)).size < silences.length) throw new SyntaxError("one twice");
  return { mirror: title.slice(0, -"/silences".length), terms, time, silences };
}

/**
 * Opens a mirror's list about the shop with this terms log. The key is that with which the mirror signs its copies; its
 * name is the mirror's with `/mirror`. Throws LogFault if the text is no such list, or not signed by the key.
 */
export async function openSilenceList(note: string, key: WitnessKey, terms: string): Promise<SilenceList> {
  const { text, signedBy } = await openNote(note, [key]);
  if (!signedBy.has(key)) throw new LogFault("unsigned", `The list of silences is not signed by ${key.name}`);
  const list = parsed("List of silences", () => readList(text));
  if (`${list.mirror}/mirror` !== key.name || list.terms !== terms) {
    throw new LogFault("malformed", `The list of silences is of ${list.mirror} about ${list.terms}`);
  }
  return list;
}
