import { cents } from "@trove/money";
import type { Cents } from "@trove/money";
import { isHex, isUuid, joinLines, sha256Hex } from "../bytes.ts";
import { isClientEntropy } from "../commit/client-seed.ts";
import { TICKETS_PER_BOX } from "../draw/odds-table.ts";

/** What the shop signs after an opening request. The four lists have one entry per box, in draw order. */
export type Receipt = {
  readonly userId: string;
  readonly nonce: number;
  readonly serverSeedHash: string;
  /** SHA-256 of the client seed, because the seed itself may contain any character. */
  readonly clientSeedHash: string;
  /** Empty if the request contained none. */
  readonly clientEntropy: string;
  readonly oddsHash: string;
  readonly quantity: number;
  readonly tickets: readonly number[];
  readonly itemIds: readonly string[];
  readonly marketPrices: readonly Cents[];
  readonly sellPrices: readonly Cents[];
  /** ISO-8601 in UTC, ending in Z. */
  readonly openedAtUtc: string;
  /** The {@link receiptHash} of the person's previous receipt, or {@link NO_RECEIPT_HASH}. */
  readonly previousReceiptHash: string;
};

const HEADING = "lootbox/receipt/v1";
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,6})?Z$/u;
const NUMBER = /^(?:0|[1-9]\d{0,15})$/u;

/** SHA-256 of a receipt's text, which the next receipt contains. */
export function receiptHash(text: string): string {
  return sha256Hex(text);
}

/** The previous receipt's hash in a person's first receipt. */
export const NO_RECEIPT_HASH = receiptHash("");

function isWhole(n: number): boolean {
  return Number.isSafeInteger(n) && n >= 0;
}

function faultOf(receipt: Receipt): string | undefined {
  const { userId, nonce, quantity, tickets, itemIds, marketPrices, sellPrices } = receipt;
  if (!isUuid(userId)) return "userId is not a lowercase UUID";
  if (!isWhole(nonce)) return "nonce is not a whole number";
  const hashes = [receipt.serverSeedHash, receipt.clientSeedHash, receipt.oddsHash, receipt.previousReceiptHash];
  if (!hashes.every((hash) => isHex(hash, 32))) return "a hash is not 64 lowercase hex digits";
  if (receipt.clientEntropy !== "" && !isClientEntropy(receipt.clientEntropy)) return "clientEntropy is malformed";
  if (!isWhole(quantity) || quantity < 1) return "quantity is not a whole number from 1";
  const lists = [tickets, itemIds, marketPrices, sellPrices];
  if (!lists.every((list) => list.length === quantity)) return "a list has not one entry per box";
  if (!tickets.every((ticket) => isWhole(ticket) && ticket < TICKETS_PER_BOX)) return "a ticket is out of range";
  if (!itemIds.every(isUuid)) return "an itemId is not a lowercase UUID";
  if (![...marketPrices, ...sellPrices].every(isWhole)) return "a price is not a whole number of cents";
  return TIME.test(receipt.openedAtUtc) ? undefined : "the time is not ISO-8601 in UTC";
}

/** The exact text that is signed, 14 lines. Throws RangeError, naming the fault, for invalid fields. */
export function receiptText(receipt: Receipt): string {
  const fault = faultOf(receipt);
  if (fault !== undefined) throw new RangeError(`Receipt: ${fault}`);
  return joinLines(
    HEADING,
    receipt.userId,
    receipt.nonce,
    receipt.serverSeedHash,
    receipt.clientSeedHash,
    receipt.clientEntropy,
    receipt.oddsHash,
    receipt.quantity,
    receipt.tickets.join(","),
    receipt.itemIds.join(","),
    receipt.marketPrices.join(","),
    receipt.sellPrices.join(","),
    receipt.openedAtUtc,
    receipt.previousReceiptHash,
  );
}

function numberOf(text: string): number {
  if (!NUMBER.test(text)) throw new SyntaxError(`Receipt: not a whole number: ${text}`);
  return Number(text);
}

function numbersOf(text: string): number[] {
  return text.split(",").map(numberOf);
}

/** Parses a receipt. Throws SyntaxError unless the text is exactly what {@link receiptText} returns. */
export function parseReceipt(text: string): Receipt {
  const lines = text.split("\n");
  if (lines.length !== 14 || lines[0] !== HEADING) throw new SyntaxError(`Receipt: not 14 lines after ${HEADING}`);
  const line = (index: number): string => lines[index] ?? "";
  const receipt: Receipt = {
    userId: line(1),
    nonce: numberOf(line(2)),
    serverSeedHash: line(3),
    clientSeedHash: line(4),
    clientEntropy: line(5),
    oddsHash: line(6),
    quantity: numberOf(line(7)),
    tickets: numbersOf(line(8)),
    itemIds: line(9).split(","),
    marketPrices: numbersOf(line(10)).map(cents),
    sellPrices: numbersOf(line(11)).map(cents),
    openedAtUtc: line(12),
    previousReceiptHash: line(13),
  };
  const fault = faultOf(receipt);
  if (fault !== undefined) throw new SyntaxError(`Receipt: ${fault}`);
  return receipt;
}
