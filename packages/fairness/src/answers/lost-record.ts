import { fieldsOf, readText, readWhole } from "../json/readers.ts";
import { parseStrictJson } from "../json/strict-json.ts";

/**
 * A record that the shop says it has lost. The public records log still has its leaf at `logIndex`, with the hash of
 * the record's text, and at `lostIndex` a leaf that says that the record is lost.
 */
export type LostRecord = { readonly recordHash: string; readonly logIndex: number; readonly lostIndex: number };

const readProblem = fieldsOf({
  code: readText,
  params: fieldsOf<LostRecord>({ recordHash: readText, logIndex: readWhole, lostIndex: readWhole }),
});

const HASH = /^[0-9a-f]{64}$/u;

/**
 * Reads the response about a lost record. Returns undefined for other responses, also without the place of the leaf
 * that says so. This response does not end the nonce: the reveal may be sent again at any time.
 */
export function readLost(status: number, body: string): LostRecord | undefined {
  if (status !== 409) return undefined;
  try {
    const { code, params } = readProblem(parseStrictJson(body), "answer");
    return code === "RECORD_LOST" && HASH.test(params.recordHash) ? params : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
