import type { EndingAnswer } from "../answers/answer.ts";
import type { ListedRecord } from "../answers/listed-record.ts";
import { readAnswer } from "../answers/read-answer.ts";
import { parseRecord } from "../records/opening-record.ts";
import type { CameBack, RevealedOpening, StoredOpening } from "./stored-opening.ts";

/**
 * The bytes of a stored response. Endings are stored only if they were valid UTF-8, so their bytes are exactly those
 * received.
 */
export function bytesOf({ body }: CameBack): Uint8Array {
  return new TextEncoder().encode(body);
}

/** The answer that ended the opening; undefined if none did. */
export function endingOf({ ending }: RevealedOpening): EndingAnswer | undefined {
  if (ending === undefined) return undefined;
  const { answer } = readAnswer(ending.status, bytesOf(ending));
  return answer.kind === "Nothing" ? undefined : answer;
}

/** The kind of a record; undefined if the text can't be read. */
function kindOf(text: string): ListedRecord["kind"] | undefined {
  try {
    return parseRecord(text).kind;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/**
 * The record that ended the opening's nonce, with the offer that it belongs to. Both may be another browser's.
 * Undefined if there is no readable record.
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
