import { sha256Hex } from "../text/bytes.ts";
import type { Receipt } from "./receipt.ts";
import { parseReceipt } from "./receipt.ts";
import type { VoidRecord } from "./void-record.ts";
import { parseVoid } from "./void-record.ts";

/** The record that ends a nonce. */
export type OpeningRecord = ({ readonly kind: "Receipt" } & Receipt) | ({ readonly kind: "Void" } & VoidRecord);

/** Throws SyntaxError, naming the line, unless the text is a receipt or a void. */
export function parseRecord(text: string): OpeningRecord {
  return text.startsWith("lootbox/void/")
    ? { kind: "Void", ...parseVoid(text) }
    : { kind: "Receipt", ...parseReceipt(text) };
}

/** SHA-256 of a record's text. The person's next offer and next record name it as `before`. */
export function recordHash(text: string): string {
  return sha256Hex(text);
}

/** The `before` of a person's first offer and record. */
export const NO_RECORD_HASH = recordHash("");
