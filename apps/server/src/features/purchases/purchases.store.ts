import { sql } from "kysely";
import { callCommand } from "../../database/command.ts";
import type { Connection } from "../../database/connection.ts";
import type { Idempotency, Person } from "../../http/caller.ts";
import type { ReadyMail } from "../mail/index.ts";
import type { NewPayment } from "../payments/index.ts";
import type { Offer } from "./price-order.ts";

export type GuestBuyer = { email: string; firstName: string; lastName: string; phoneNumber: string };

/** Items by their id, also those that the shop shows no more. */
export async function readOffers(
  db: Connection,
  itemIds: readonly string[],
): Promise<Map<string, Offer & { isForSale: boolean }>> {
  const { rows } = await sql<Offer & { isForSale: boolean }>`
    select item_id as "itemId", name, image_url as "imageUrl", market_price_cents as "marketPriceCents",
      is_active and is_sellable as "isForSale"
    from items where item_id = any(${itemIds}::uuid[])`.execute(db);
  return new Map(rows.map((offer) => [offer.itemId, offer]));
}

/** Whom to write to about a person's order. */
export async function readBuyer(db: Connection, userId: string): Promise<{ email: string; firstName: string }> {
  const { rows } = await sql<{ email: string; firstName: string }>`
    select email, first_name as "firstName" from users where user_id = ${userId}`.execute(db);
  const [buyer] = rows;
  if (buyer === undefined) throw new Error(`no account ${userId}`);
  return buyer;
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
    sql`command.find_begun_purchase(${userId}::uuid, ${sessionId}::uuid, ${key}::uuid, ${requestHash}::bytea,
      ${at}::timestamptz)`,
  );
}
