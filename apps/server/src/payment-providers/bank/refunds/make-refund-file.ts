import { createHash, randomUUIDv7 } from "node:crypto";
import { add, type Cents, cents, ZERO_CENTS } from "@trove/money";
import type { BankAccount } from "../account.ts";
import type { BankConnection } from "../ledger/connection.ts";
import { type DueRefund, insertRefundFile, lockDueRefunds, type TransferKind } from "./refund-files.store.ts";
import { writePain } from "./write-pain.ts";

/** Refunds in a file. The others are in the next one. */
const MOST_REFUNDS = 1_000;

export type MadeFile = { fileId: string; fileHash: string; refunds: number; amount: Cents };

/** Leaves out the transfers that may not be sent now. */
export type ChooseDue = (due: DueRefund[]) => Promise<DueRefund[]>;

/** Writes the refunds or payouts that are in no file yet into a new one. Undefined if there are none. */
export async function makeRefundFile(
  tx: BankConnection,
  account: BankAccount,
  kind: TransferKind,
  at: Date,
  choose: ChooseDue,
): Promise<MadeFile | undefined> {
  const due = await choose(await lockDueRefunds(tx, kind, MOST_REFUNDS));
  if (due.length === 0) return undefined;
  const fileId = randomUUIDv7();
  const text = writePain(account, fileId, due, at);
  const fileHash = createHash("sha256").update(text).digest("hex");
  const amount = due.reduce((sum, { amountMinor }) => add(sum, cents(amountMinor)), ZERO_CENTS);
  const file = { fileId, fileHash, text, refunds: due.length, amountMinor: amount, createdAt: at };
  await insertRefundFile(
    tx,
    file,
    due.map(({ refundKey }) => refundKey),
  );
  return { fileId, fileHash, refunds: due.length, amount };
}
