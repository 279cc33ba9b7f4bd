import { sha256Hex } from "../text/bytes.ts";
import { hash, hex, orNothing, time, uuid, whole } from "../text/fields.ts";
import type { Field } from "../text/fields.ts";
import { textFormat } from "../text/text-format.ts";

export const STOP_KINDS = ["BREAK", "EXCLUSION", "END"] as const;

export type StopKind = (typeof STOP_KINDS)[number];

/** The longest break that a stop can state. */
const MOST_HOURS = 50_000;

/** Ends a person's offers, signed by one of their browsers. */
export type Stop = {
  readonly userId: string;
  readonly kind: StopKind;
  /** How long a break or an exclusion lasts; 0 for END. */
  readonly hours: number;
  readonly browserKey: string;
  /** The person's next nonce, and the hash of their last record. */
  readonly nonce: number;
  readonly before: string;
  /** The hash of this nonce's offer under which the browser has kept a reveal. That offer is still drawn. */
  readonly revealed: string | undefined;
  /** 32 random hex digits. */
  readonly random: string;
};

/** The shop's answer. `stopped` says that it has taken the stop, at this time. */
export type StopAnswer = { readonly isTaken: boolean; readonly stopHash: string; readonly time: string };

const kindField: Field<StopKind> = {
  write: String,
  read: (line) => {
    const kind = STOP_KINDS.find((known) => known === line);
    if (kind === undefined) throw new SyntaxError(`not one of ${STOP_KINDS.join(", ")}`);
    return kind;
  },
};

const format = textFormat<Stop>(
  "lootbox/stop/v1",
  {
    userId: uuid,
    kind: kindField,
    hours: whole(0, MOST_HOURS),
    browserKey: hash,
    nonce: whole(0),
    before: hash,
    revealed: orNothing(hash),
    random: hex(16),
  },
  ({ kind, hours, revealed }) => {
    if ((kind === "END") !== (hours === 0)) return "only an END has no hours";
    return kind === "END" && revealed !== undefined ? "an END spares no offer" : undefined;
  },
);

const lines = { stopHash: hash, time } as const;
type AnswerLines = Omit<StopAnswer, "isTaken">;
const stopped = textFormat<AnswerLines>("lootbox/stopped/v1", lines);
const unstopped = textFormat<AnswerLines>("lootbox/unstopped/v1", lines);

/** The exact text that a browser key signs. Throws SyntaxError, naming the line, for invalid values. */
export const stopText = format.write;

/** Throws SyntaxError, naming the line, unless the text is exactly what {@link stopText} returns. */
export const parseStop = format.read;

/** SHA-256 of a stop's text. The shop's answer refers to the stop by this hash. */
export const stopHash = (text: string): string => sha256Hex(text);

/** The exact text that the shop signs. Throws SyntaxError, naming the line, for invalid values. */
export function stopAnswerText({ isTaken, ...own }: StopAnswer): string {
  return (isTaken ? stopped : unstopped).write(own);
}

/** Throws SyntaxError, naming the line, unless the text is exactly what {@link stopAnswerText} returns. */
export function parseStopAnswer(text: string): StopAnswer {
  const isTaken = text.startsWith("lootbox/stopped/v1\n");
  return { isTaken, ...(isTaken ? stopped : unstopped).read(text) };
}
