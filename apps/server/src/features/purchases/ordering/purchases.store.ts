import { sql } from "kysely";
import { callCommand } from "../../../command/call-command.ts";
import type { Idempotency } from "../../../command/idempotency.ts";
import type { Person } from "../../../command/person.ts";
import type { Connection } from "../../../database/connection.ts";
import type { ReadyMail } from "../../mail/index.ts";
import type { NewPayment } from "../../payments/index.ts";
import type { BookedAddress } from "./order-addresses.ts";
import type { Offer } from "./price-order.ts";

export type GuestBuyer = { email: string; firstName: string; lastName: string; phoneNumber: string };

/** All that an order is worked out from, as it stands today. */
export type OrderContext = {
  /** Also those that the shop sells no more; unknown items are missing. */
  offers: readonly (Offer & { isForSale: boolean })[];
  /** The person's address book, the default one first; empty for a guest. */
  addresses: readonly BookedAddress[];
  /** Whom to write to; null for a guest. */
  contact: { email: string; firstName: string } | null;
};

export function readOrderContext(
  db: Connection,
  userId: string | null,
  itemIds: readonly string[],
): Promise<OrderContext> {
  return callCommand(db, sql`command.order_context(${userId}::uuid, ${itemIds}::uuid[])`);
}

export type BalanceFacts = {
  purchaseId: string;
  shipmentId: string | null;
  status: "Approved" | "Ordered";
  walletId: string;
  balanceCents: number;
};

export async function callBuyFromBalance(
  db: Connection,
  { userId, sessionId }: Person,
  { key, requestHash }: Idempotency,
  at: Date,
  { purchase, goods, letter }: { purchase: object; goods: readonly object[]; letter: ReadyMail },
): Promise<BalanceFacts> {
  return callCommand(
    db,
    sql`command.buy_from_balance(${userId}::uuid, ${sessionId}::uuid, ${key}::uuid, ${requestHash}::bytea,
      ${at}::timestamptz, ${JSON.stringify(purchase)}::jsonb, ${JSON.stringify(goods)}::jsonb,
      ${JSON.stringify(letter)}::jsonb)`,
  );
}

export type BegunPurchase = { paymentId: string; purchaseId: string; shipmentId: string | null };
type Owner = { userId: string; sessionId: string | null };

export async function callBeginPurchase(
  db: Connection,
  { userId, sessionId }: Owner,
  { key, requestHash }: Idempotency,
  at: Date,
  { purchase, payment }: { purchase: object; payment: NewPayment },
): Promise<BegunPurchase> {
  return callCommand(
    db,
    sql`command.begin_purchase(${userId}::uuid, ${sessionId}::uuid, ${key}::uuid, ${requestHash}::bytea,
      ${at}::timestamptz, ${JSON.stringify(purchase)}::jsonb, ${JSON.stringify(payment)}::jsonb)`,
  );
}

/** What an earlier request with the same key began, or null. Throws UNAUTHENTICATED and IDEMPOTENCY_REUSED. */
export async function findBegunPurchase(
  db: Connection,
  { userId, sessionId }: Owner,
  { key, requestHash }: Idempotency,
  at: Date,
): Promise<BegunPurchase | null> {
  return callCommand(
    db,
    sql`command.begun_purchase(${userId}::uuid, ${sessionId}::uuid, ${key}::uuid, ${requestHash}::bytea,
      ${at}::timestamptz)`,
  );
}
