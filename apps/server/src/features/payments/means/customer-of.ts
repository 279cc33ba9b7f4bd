import type { Connection } from "../../../database/connection.ts";
import type { PaymentProvider } from "../../../payment-providers/provider.ts";
import { findCredentialsAt } from "../../auth/index.ts";
import type { PaymentParts } from "../parts.ts";
import type { Payment } from "../payments.store.ts";
import { storeCustomerId, takeCustomer } from "./customers.store.ts";

/** How long cards stay hidden after a new password or e-mail address, in which a stolen account comes to light. */
const HIDDEN_MILLISECONDS = 24 * 60 * 60 * 1000;

/** The time until which a person's cards are hidden. Null if they aren't; undefined for a guest, who has none. */
export async function hiddenUntil(db: Connection, userId: string, now: Date): Promise<Date | null | undefined> {
  const changedAt = await findCredentialsAt(db, userId);
  if (changedAt === undefined || changedAt === null) return changedAt;
  const until = new Date(changedAt.getTime() + HIDDEN_MILLISECONDS);
  return until > now ? until : null;
}

async function customerAt(
  { db, now }: PaymentParts,
  { name, means }: PaymentProvider,
  { userId, method }: Payment,
): Promise<string | undefined> {
  if (means === undefined || method !== "card" || (await hiddenUntil(db, userId, now())) !== null) return undefined;
  const key = { userId, provider: name };
  const customer = await takeCustomer(db, key, now());
  if (customer === undefined || customer.nextForgetAt !== null) return undefined;
  return customer.customerId ?? storeCustomerId(db, key, await means.makeCustomer(customer.customerKey));
}

/**
 * The customer with which a payment's session is made, so that its form shows the person's kept cards. Makes it if it
 * is missing. Undefined for guests, for other methods than cards, while cards are hidden, and if the provider can't
 * make one now: people pay without kept cards then.
 */
export async function customerOf(
  parts: PaymentParts,
  provider: PaymentProvider,
  payment: Payment,
): Promise<string | undefined> {
  try {
    return await customerAt(parts, provider, payment);
  } catch (error) {
    parts.log.warn({ err: error, paymentId: payment.paymentId }, "could not make a customer");
    return undefined;
  }
}
