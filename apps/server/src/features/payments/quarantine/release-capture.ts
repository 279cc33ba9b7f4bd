import { randomUUIDv7 } from "node:crypto";
import type { Cents } from "@trove/money";
import { callCommand } from "../../../command/call-command.ts";
import { command } from "../../../command/command-call.ts";
import { Refusal } from "../../../command/refusal.ts";
import type { Transaction } from "../../../database/connection.ts";
import type { PaymentParts } from "../parts.ts";
import { findPayment } from "../payments.store.ts";
import { type PaymentKey, referenceOf } from "../reference.ts";
import { readReport } from "./quarantine.store.ts";

/**
 * Credits a capture to a person's balance, without the part that the provider has returned to the payer. Throws
 * NOT_FOUND and STATUS_CONFLICT.
 */
export function creditCapture(tx: Transaction, captureId: string, userId: string, at: Date): Promise<Cents> {
  const release = { userId, paymentId: null, entryId: randomUUIDv7() };
  return callCommand<Cents>(tx, command("credit_capture", { capture: captureId, release, at }));
}

/**
 * Requests a refund of a capture, without the part that the provider has already returned, or again if it was credited
 * and the provider has refused the refund. The provider is asked after the transaction. Throws NOT_FOUND and
 * STATUS_CONFLICT.
 */
export async function refundCapture(tx: Transaction, captureId: string, at: Date): Promise<void> {
  await callCommand(tx, command("refund_capture", { capture: captureId, refund: randomUUIDv7(), at }));
}

/**
 * Books a capture to the payment that it was meant for. Takes it out of quarantine, and settles the payment as if the
 * capture had matched. Throws NOT_FOUND and STATUS_CONFLICT.
 */
export async function bookCapture(
  { settlers }: Pick<PaymentParts, "settlers">,
  tx: Transaction,
  captureId: string,
  key: PaymentKey,
  at: Date,
): Promise<void> {
  const release = { ...key, entryId: randomUUIDv7() };
  await callCommand(tx, command("book_capture", { capture: captureId, release, at }));
  const payment = await findPayment(tx, key);
  if (payment === undefined) throw new Refusal("NOT_FOUND");
  const report = { ...(await readReport(tx, captureId)), reference: referenceOf(key), sessionId: null };
  const status = await settlers[payment.purpose](tx, payment, report, at);
  if (status !== "Success") throw new Refusal("STATUS_CONFLICT");
  await callCommand(tx, command("capture_require_paid", { capture: captureId }));
}
