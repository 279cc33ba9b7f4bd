import { TICKETS_PER_BOX } from "../odds/odds-table.ts";
import { hash, hex, listOf, time, uuid, whole } from "../text/fields.ts";
import { textFormat } from "../text/text-format.ts";
import { MOST_BOXES } from "./offer.ts";

/** The first lines of receipts and voids: the person and nonce, and the values that both sides revealed. */
export type RecordHead = {
  readonly userId: string;
  readonly nonce: number;
  readonly offerHash: string;
  readonly serverSeed: string;
  readonly clientEntropy: string;
  readonly browserKey: string;
  readonly revealSignature: string;
};

/** A record of boxes that were drawn, charged and delivered. Each list has one entry per box, in draw order. */
export type Receipt = RecordHead & {
  readonly tickets: readonly number[];
  readonly itemIds: readonly string[];
  readonly inventoryItemIds: readonly string[];
  readonly transactionIds: readonly string[];
  readonly balanceAfterCents: number;
  readonly time: string;
  readonly before: string;
};

export const recordHead = {
  userId: uuid,
  nonce: whole(0),
  offerHash: hash,
  serverSeed: hash,
  clientEntropy: hex(16),
  browserKey: hash,
  revealSignature: hex(64),
} as const;

const ids = listOf(uuid, 1, MOST_BOXES);

function faultOf({ tickets, itemIds, inventoryItemIds, transactionIds }: Receipt): string | undefined {
  const lists = [itemIds, inventoryItemIds, transactionIds];
  if (lists.some((list) => list.length !== tickets.length)) return "the lists have not one entry per box";
  // Each box has its own debit and its own inventory item.
  const isRepeated = [inventoryItemIds, transactionIds].some((list) => new Set(list).size !== list.length);
  return isRepeated ? "an id stands for two boxes" : undefined;
}

const format = textFormat<Receipt>(
  "lootbox/receipt/v2",
  {
    ...recordHead,
    tickets: listOf(whole(0, TICKETS_PER_BOX - 1), 1, MOST_BOXES),
    itemIds: ids,
    inventoryItemIds: ids,
    transactionIds: ids,
    balanceAfterCents: whole(0),
    time,
    before: hash,
  },
  faultOf,
);

/** The exact text that the shop signs. Throws SyntaxError, naming the line, for invalid values. */
export const receiptText = format.write;

/** Throws SyntaxError, naming the line, unless the text is exactly what {@link receiptText} returns. */
export const parseReceipt = format.read;
