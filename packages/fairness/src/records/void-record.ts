import { hash, time, whole, word } from "../text/fields.ts";
import { textFormat } from "../text/text-format.ts";
import type { Movement } from "./movements.ts";
import { movementList } from "./movements.ts";
import type { RecordHead } from "./receipt.ts";
import { recordHead } from "./receipt.ts";

/** The only allowed reasons to end a nonce without a draw. */
export const VOID_REASONS = ["INSUFFICIENT_BALANCE", "ACCOUNT_BLOCKED"] as const;

export type VoidReason = (typeof VOID_REASONS)[number];

/**
 * A record of boxes that were not drawn. Nothing was charged. It contains the server seed, which shows what would have
 * been won.
 */
export type VoidRecord = RecordHead & {
  /** One of {@link VOID_REASONS}. Other reasons can be read too, because a record with one proves a breach. */
  readonly reason: string;
  /** All movements of the wallet between the offer and this record, in the order of the ledger. */
  readonly movements: readonly Movement[];
  readonly balanceCents: number;
  readonly time: string;
  readonly before: string;
};

const format = textFormat<VoidRecord>(
  "lootbox/void/v2",
  { ...recordHead, reason: word, movements: movementList, balanceCents: whole(0), time, before: hash },
  ({ movements }) =>
    new Set(movements.map(({ id }) => id)).size === movements.length ? undefined : "a movement is listed twice",
);

export function isVoidReason(reason: string): reason is VoidReason {
  return VOID_REASONS.some((known) => known === reason);
}

/** The exact text that the shop signs. Throws SyntaxError, naming the line, for invalid values. */
export function voidText(record: VoidRecord & { readonly reason: VoidReason }): string {
  return format.write(record);
}

/**
 * Throws SyntaxError, naming the line, unless the text has the format of a void. Accepts forbidden reasons, because
 * such a record proves a breach.
 */
export const parseVoid = format.read;
