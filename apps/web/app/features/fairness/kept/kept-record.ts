import { type EndingAnswer, type ListedRecord, parseRecord, readAnswer } from "@trove/fairness";
import type { CameBack, RevealedOpening, StoredOpening } from "./stored-opening.ts";

/** The bytes of a kept response. Only what was UTF-8 is kept as an ending, so they are the ones that came. */
export function bytesOf({ body }: CameBack): Uint8Array {
  return new TextEncoder().encode(body);
}

/** The answer that ended the opening. */
export function endingOf({ ending }: RevealedOpening): EndingAnswer | undefined {
  if (ending === undefined) return undefined;
  const { answer } = readAnswer(ending.status, bytesOf(ending));
  return answer.kind === "Nothing" ? undefined : answer;
}

/** The kind of a record; undefined for what can't be read. */
function kindOf(text: string): ListedRecord["kind"] | undefined {
  try {
    return parseRecord(text).kind;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/**
 * The record of the opening's nonce with its own offer, which may be another browser's; undefined without a record that
 * can be read.
 */
export function keptRecord(opening: StoredOpening): ListedRecord | undefined {
  if (opening.kind === "Refused") return undefined;
  const { nonce, offer, clientSeed, browserKeys } = opening;
  const offered = { nonce, offer, clientSeed, browserKeys };
  if (opening.kind === "Listed") {
    const kind = kindOf(opening.record.text);
    return kind && { ...offered, kind, record: opening.record };
  }
  const answer = endingOf(opening);
  if (answer === undefined) return undefined;
  return answer.kind === "Ended" ? answer.by : { ...offered, kind: answer.kind, record: answer.record };
}
