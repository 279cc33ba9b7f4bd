import { fieldsOf, readJson, readText } from "../json/readers.ts";
import { parseStrictJson } from "../json/strict-json.ts";
import type { Json } from "../json/strict-json.ts";
import { signedTextReader } from "../records/signed-text.ts";
import type { SignedText } from "../records/signed-text.ts";
import type { Answer, EndingAnswer, NoRecord } from "./answer.ts";
import { listedRecordReader } from "./listed-record.ts";
import type { ListedRecord } from "./listed-record.ts";
import type { OfferResponse } from "./offered.ts";
import { readOfferResponse } from "./offered.ts";
import { readReceiptResponse } from "./wire-receipt.ts";

const MOST_KEPT_CHARACTERS = 65_536;

/** The response to a reveal, and the offer for the next opening if the response has a readable one. */
export type OpenResponse = { readonly answer: Answer; readonly nextOffer: OfferResponse | null };

const readProblem = fieldsOf<{ code: string; params: Json }>({ code: readText, params: readJson });
const readEnded = fieldsOf<{ record: ListedRecord }>({ record: listedRecordReader(fieldsOf) });
const readVoid = fieldsOf<{ void: SignedText; serverSeed: string }>({
  void: signedTextReader(fieldsOf),
  serverSeed: readText,
});
const readNext = fieldsOf<{ nextOffer: OfferResponse }>({ nextOffer: readOfferResponse });

/** Throws SyntaxError unless the JSON is a valid response of this status about a record. */
function endingOf(status: number, json: Json): EndingAnswer {
  if (status === 200) return readReceiptResponse(json, "answer");
  if (status !== 409) throw new SyntaxError(`status ${status} carries no record`);
  const { code, params } = readProblem(json, "answer");
  if (code === "NONCE_ENDED") return { kind: "Ended", by: readEnded(params, "answer.params").record };
  const { void: record, serverSeed } = readVoid(params, "answer.params");
  return { kind: "Void", record, shown: { reason: code, serverSeed } };
}

/** Undefined if the bytes are not UTF-8. */
function decodeStrictly(body: Uint8Array): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(body);
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

/** Returns undefined if the reader throws SyntaxError. */
function attempt<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/**
 * Makes a response that proves nothing. Keeps up to 64 Ki characters of the body. Status 0 means that no response came.
 */
export function nothingCame(status: number, body = ""): NoRecord {
  return { kind: "Nothing", status, body: body.slice(0, MOST_KEPT_CHARACTERS).toWellFormed() };
}

/**
 * Reads the raw bytes of the response to a reveal. Never throws: a response without a complete record counts as one
 * that proves nothing.
 */
export function readAnswer(status: number, body: Uint8Array): OpenResponse {
  const text = decodeStrictly(body);
  const json = text === undefined ? undefined : attempt(() => parseStrictJson(text));
  const ending = json === undefined ? undefined : attempt(() => endingOf(status, json));
  if (json === undefined || ending === undefined) {
    return { answer: nothingCame(status, new TextDecoder().decode(body)), nextOffer: null };
  }
  return { answer: ending, nextOffer: attempt(() => readNext(json, "answer").nextOffer) ?? null };
}
