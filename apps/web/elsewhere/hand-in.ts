import {
  type KeptOpening,
  type LogAt,
  oddsHash,
  parseProofs,
  proofsText,
  readableOffer,
  readAnswer,
  readLost,
  recordAlone,
  revealOf,
  type UnansweredOpening,
  withAnswer,
} from "@trove/fairness";
import { lossAnswer } from "./loss-answer.ts";
import type { TextLanguage } from "./loss-texts.ts";

/**
 * A mirror's answer in words, in English unless `lang` says otherwise, and the opening with the shop's answer if the
 * mirror has got one.
 */
export type HandedIn = { readonly text: string; readonly lang?: TextLanguage; readonly answered?: KeptOpening };

/**
 * The shop of an opening: the name of its terms log, the keys that this log has, the odds tables of the file, and the
 * records log if it can be read. `languages` are the reader's, the preferred one first.
 */
export type HandInShop = {
  readonly shop: string;
  readonly keys: readonly string[];
  readonly oddsTables: readonly string[];
  readonly records: LogAt | undefined;
  readonly languages: readonly string[];
};

const PATIENCE_MS = 30_000;

const REFUSALS: Readonly<Record<number, string>> = {
  400: "Not taken: the parts of this opening don't belong together, or no key of the shop has signed its offer.",
  404: "Not taken: this mirror copies the logs of another shop.",
  413: "Not taken: this opening is larger than a mirror takes.",
  503: "Not taken: the mirror's list or its disk is full. Try another mirror.",
};

function refusalOf({ status, headers }: Response): string {
  if (status !== 429) return REFUSALS[status] ?? `Not taken: the mirror answered ${status}. Try another mirror.`;
  const minutes = Math.max(1, Math.ceil(Number(headers.get("retry-after") ?? 60) / 60));
  return `Not taken yet: too many came from your network. Try again in ${minutes} min, or try another mirror.`;
}

const bytesOf = (text: string) => new TextEncoder().encode(text);

/**
 * The opening with what the shop has signed of an answer. Nothing else is the mirror's to say, so an answer without a
 * record of this reveal is silence: undefined.
 */
async function signedPart(status: number, body: string, kept: UnansweredOpening, { keys, oddsTables }: HandInShop) {
  const { answer } = readAnswer(status, bytesOf(body));
  if (answer.kind === "Nothing") return undefined;
  const oddsTable = oddsTables.find((text) => oddsHash(text) === readableOffer(kept.offer.text)?.oddsHash);
  const alone = await recordAlone(answer, { ...kept, oddsTable }, keys);
  return alone && withAnswer(kept, readAnswer(alone.status, bytesOf(JSON.stringify(alone.body))).answer);
}

/** The text for a response that has taken the reveal, whose form is in docs/public-logs.md. */
async function takenBy(response: object, kept: UnansweredOpening, shop: HandInShop): Promise<HandedIn> {
  const { state, status, body, logIndex, commitment }: Record<string, unknown> = { ...response };
  if (state === "answered" && typeof status === "number" && typeof body === "string") {
    const answered = await signedPart(status, body, kept, shop);
    if (answered !== undefined)
      return { text: "The shop has answered the mirror. The verdict above counts its signed record.", answered };
    const lost = readLost(status, body);
    if (lost !== undefined) return lossAnswer(lost, kept, shop);
    return { text: "The mirror gave an answer that the shop has not signed for this opening. It counts as silence." };
  }
  if (state === "logged")
    return { text: `The record is in the public log, leaf ${String(logIndex)}. Ask the shop for it again.` };
  return {
    text:
      "Taken. The mirror asks the shop every minute, and after ten minutes of silence it publishes this number of " +
      `your opening: ${String(commitment)}. Hand it in again later to see whether the shop has answered.`,
  };
}

/** Hands an unanswered reveal to the mirror at this address. */
export async function handIn(address: string, kept: UnansweredOpening, shop: HandInShop): Promise<HandedIn> {
  const reveal = revealOf(kept, shop.shop);
  if (reveal === undefined) return { text: "Not sent: the offer in the file can't be read." };
  try {
    const response = await fetch(address, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(reveal),
      credentials: "omit",
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return response.ok ? await takenBy(Object(await response.json()), kept, shop) : { text: refusalOf(response) };
  } catch {
    return { text: "Not taken: the mirror can't be reached. Try again, or try another mirror." };
  }
}

/** The text of the file in which these openings have their answers. */
export function withAnswers(file: string, answers: ReadonlyMap<string, KeptOpening>): string {
  const parsed = parseProofs(file);
  const openings = parsed.openings.map((kept) => answers.get(kept.offer.text) ?? kept);
  return proofsText({ ...parsed, openings });
}
