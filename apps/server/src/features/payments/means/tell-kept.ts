import { findAccount } from "../../auth/index.ts";
import { accountRecipient } from "../../mail/index.ts";
import type { Connection, Transaction } from "../../../database/connection.ts";
import type { PaymentParts } from "../parts.ts";
import type { PaymentKey } from "../reference.ts";
import { noteKept } from "./customers.store.ts";

/** Notes that a provider keeps a payment's card, and mails the person, once for each payment. */
export async function tellKept(parts: PaymentParts & { db: Connection }, payment: PaymentKey): Promise<void> {
  const { db, mail, publicUrl, now } = parts;
  const tell = async (tx: Transaction) => {
    const account = await findAccount(tx, payment.userId);
    if (!(await noteKept(tx, payment, now())) || account === undefined) return;
    if (account.email.endsWith("@closed.invalid")) return;
    const link = `${publicUrl}/account/payments`;
    const payload = { event: "cardKept" as const, atUtc: now().toISOString(), link };
    const { language } = account;
    await mail.queue(tx, { kind: "accountEvent", payload, to: accountRecipient(account), language });
  };
  await (db.isTransaction ? tell(db as Transaction) : db.transaction().execute(tell));
}
