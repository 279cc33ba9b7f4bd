import { randomInt, randomUUID } from "node:crypto";
import { referenceWith } from "../../src/payment-providers/bank/reference.ts";
import type { BookedLine } from "../../src/payment-providers/bank/statements/judge-bookings.ts";
import type { Tables } from "../../src/payment-providers/bank/tables.generated.ts";
import { cents } from "@trove/money";
import type { Shop } from "../shop/shop.ts";
import { bankVariables, PAYER } from "./tills/bank-account.ts";

/** Settings of a shop that has a bank account beside the sandbox, which alone takes new payments. */
export const besideSandbox = {
  ...bankVariables,
  PAYMENT_PROVIDER: "sandbox",
  PAYMENT_PROVIDERS_CLOSING: "bank",
};

type Place = Pick<Shop, "owner" | "clock">;
const tables = ({ owner }: Place) => owner.connectionTo<Tables>();

/** Stores a session of a person. Returns its id. */
async function newSession(shop: Place, { userId }: { userId: string }, transferReference: string): Promise<string> {
  const { now } = shop.clock;
  const sessionId = `bks_${randomUUID()}`;
  await tables(shop)
    .insertInto("bank.bankSessions")
    .values({
      sessionId,
      idempotencyKey: randomUUID(),
      reference: `${userId}.${randomUUID()}`,
      transferReference,
      amountMinor: 5000,
      currencyCode: "EUR",
      createdAt: now,
      expiresAt: now,
    })
    .execute();
  return sessionId;
}

const newReference = () => referenceWith(String(randomInt(1e12, 1e13)).padStart(16, "0"));

/** Stores an uploaded statement of one transfer. `payer` is whose payment it names; without it, it names none. */
export async function newStatement(shop: Place, payer?: { userId: string }): Promise<string> {
  const { now } = shop.clock;
  const reference = newReference();
  if (payer !== undefined) await newSession(shop, payer, reference);
  const line: BookedLine = {
    ...PAYER,
    entryId: `bke_${randomUUID().replaceAll("-", "")}`,
    bookedOn: now.toISOString().slice(0, 10),
    isCredit: true,
    isReturn: false,
    amount: cents(5000),
    currencyCode: "EUR",
    bankReference: null,
    endToEndId: null,
    text: reference,
  };
  const statementId = randomUUID();
  await tables(shop)
    .insertInto("bank.bankStatements")
    .values({
      statementId,
      fileHash: randomUUID(),
      fileName: "statement.xml",
      format: "camt.053.001.08",
      fromDay: line.bookedOn,
      untilDay: line.bookedOn,
      bookings: JSON.stringify([line]),
      otherDebits: 0,
      uploadedAt: now,
    })
    .execute();
  return statementId;
}

/**
 * Stores a refund to a bank account that waits for a file, or is in one. `payer` is whose payment it returns. Returns
 * its id and the file's.
 */
export async function newBankRefund(
  shop: Place,
  isInFile: boolean,
  payer?: { userId: string },
): Promise<{ refundId: string; fileId: string }> {
  const { now } = shop.clock;
  const statementId = await newStatement(shop);
  const entryId = `bke_${randomUUID().replaceAll("-", "")}`;
  await tables(shop)
    .insertInto("bank.bankEntries")
    .values({
      entryId,
      statementId,
      kind: "Payment",
      sessionId: payer === undefined ? null : await newSession(shop, payer, newReference()),
      amountMinor: 5000,
      currencyCode: "EUR",
      bookedOn: "2026-11-27",
      payerName: PAYER.name,
      payerIban: PAYER.iban,
      remittance: "",
      importedAt: now,
      updatedAt: now,
    })
    .execute();
  const [refundId, fileId] = [randomUUID(), randomUUID()];
  if (isInFile) {
    const file = { fileId, fileHash: "0", text: "<Document/>", refunds: 1, amountMinor: 100, createdAt: now };
    await tables(shop).insertInto("bank.bankRefundFiles").values(file).execute();
  }
  const refund = { refundKey: refundId, entryId, endToEndId: refundId.replaceAll("-", ""), amountMinor: 100 };
  await tables(shop)
    .insertInto("bank.bankRefunds")
    .values({ ...refund, createdAt: now, fileId: isInFile ? fileId : null })
    .execute();
  return { refundId, fileId };
}
