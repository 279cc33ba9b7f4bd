import type { NotNull } from "kysely";
import type { GatewayConnection } from "../parts.ts";

/** The captured payments with cards that a customer let the gateway keep, newest first. */
export function readKept(db: GatewayConnection, customerId: string) {
  return db
    .selectFrom("sandboxGateway.gatewayPayments")
    .select(["paymentId as id", "cardBrand as brand", "cardLast4 as last4", "cardExpires as expires"])
    .where("keeperId", "=", customerId)
    .where("status", "=", "Captured")
    .where("cardBrand", "is not", null)
    .where("cardLast4", "is not", null)
    .orderBy("createdAt", "desc")
    .orderBy("paymentId")
    .limit(100)
    .$narrowType<{ brand: NotNull; last4: NotNull }>()
    .execute();
}

/** Forgets the card of these payments, or of all payments of the customer. */
export async function forgetKept(db: GatewayConnection, customerId: string, ids?: readonly string[]): Promise<void> {
  await db
    .updateTable("sandboxGateway.gatewayPayments")
    .set({ keeperId: null })
    .where("keeperId", "=", customerId)
    .$if(ids !== undefined, (query) => query.where("paymentId", "in", ids ?? []))
    .execute();
}

/** Takes a customer from all sessions, so that no open one keeps a card any more. */
export async function forgetCustomer(db: GatewayConnection, customerId: string): Promise<void> {
  await db
    .updateTable("sandboxGateway.gatewaySessions")
    .set({ customerId: null })
    .where("customerId", "=", customerId)
    .execute();
}
