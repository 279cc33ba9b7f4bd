import { randomUUIDv7 } from "node:crypto";
import { ZERO_CENTS } from "@trove/money";
import { sql } from "kysely";
import { callCommand } from "../command/call-command.ts";
import { command } from "../command/command-call.ts";
import type { NewPayment } from "../command/functions.generated.ts";
import { NO_KEY } from "../command/idempotency.ts";
import type { Person } from "../command/person.ts";
import { requestOf } from "../command/request.ts";
import type { Connection, Transaction } from "../database/connection.ts";
import { newReturnEntries } from "../features/payments/index.ts";

export type CategoryRow = {
  categoryId: string;
  name: string;
  slug: string;
  description: string;
  imageUrl: string;
  sortOrder: number;
};

export type ItemRow = {
  itemId: string;
  name: string;
  slug: string;
  description: string;
  imageUrl: string;
  galleryUrls: string[];
  categoryId: string;
  brand: string;
  marketPriceCents: number;
  stock: number | null;
  createdAt: Date;
};

export type BoxRow = {
  lootboxId: string;
  name: string;
  slug: string;
  description: string;
  imageUrl: string;
  hue: number;
  priceCents: number;
  tags: string[];
  categoryIds: string[];
  createdAt: Date;
};

export async function insertCategories(tx: Transaction, rows: CategoryRow[], at: Date): Promise<void> {
  await sql`
    insert into categories (category_id, name, slug, description, image_url, sort_order, created_at, updated_at)
    select "categoryId", name, slug, description, "imageUrl", "sortOrder", ${at}::timestamptz, ${at}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as c (
      "categoryId" uuid, name text, slug text, description text, "imageUrl" text, "sortOrder" integer)
    on conflict do nothing`.execute(tx);
}

export async function insertItems(tx: Transaction, rows: ItemRow[]): Promise<void> {
  const list = JSON.stringify(rows);
  await sql`
    insert into items (item_id, name, slug, description, image_url, gallery_urls, category_id, brand,
      market_price_cents, created_at, updated_at)
    select "itemId", name, slug, description, "imageUrl", "galleryUrls", "categoryId", brand, "marketPriceCents",
      "createdAt", "createdAt"
    from jsonb_to_recordset(${list}::jsonb) as i (
      "itemId" uuid, name text, slug text, description text, "imageUrl" text, "galleryUrls" text[],
      "categoryId" uuid, brand text, "marketPriceCents" bigint, "createdAt" timestamptz)
    on conflict do nothing`.execute(tx);
  await sql`
    insert into item_stock (item_id, available)
    select "itemId", stock from jsonb_to_recordset(${list}::jsonb) as i ("itemId" uuid, stock integer)
    where stock is not null on conflict do nothing`.execute(tx);
}

/** Whether the box is new. It starts as a draft; its table is published next. */
export async function insertBox(tx: Transaction, box: BoxRow): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into lootboxes (lootbox_id, name, slug, description, image_url, hue, price_cents, status, tags,
      category_ids, created_at, updated_at)
    values (${box.lootboxId}, ${box.name}, ${box.slug}, ${box.description}, ${box.imageUrl}, ${box.hue},
      ${box.priceCents}, 'Draft', ${box.tags}, ${box.categoryIds}::uuid[], ${box.createdAt}, ${box.createdAt})
    on conflict do nothing`.execute(tx);
  return numAffectedRows === 1n;
}

export async function setBoxStatus(tx: Transaction, lootboxId: string, status: string): Promise<void> {
  await sql`update lootboxes set status = ${status} where lootbox_id = ${lootboxId}`.execute(tx);
}

export async function hasPeople(db: Connection): Promise<boolean> {
  const { rows } = await sql`select from users limit 1`.execute(db);
  return rows.length > 0;
}

/** Goods that the person could sell, the newest first. */
export async function readSellableGoods(db: Connection, userId: string) {
  const { rows } = await sql<{ inventoryItemId: string; sellPriceCents: number }>`
    select inventory_item_id as "inventoryItemId", sell_price_cents as "sellPriceCents" from inventory_items
    where user_id = ${userId} and status = 'InInventory'
    order by created_at desc, inventory_item_id desc`.execute(db);
  return rows;
}

export async function readNewestShipment(db: Connection, userId: string) {
  const { rows } = await sql<{ shipmentId: string; version: number }>`
    select shipment_id as "shipmentId", version from shipments where user_id = ${userId}
    order by created_at desc limit 1`.execute(db);
  const [newest] = rows;
  if (newest === undefined) throw new Error("the history moves a shipment before there is one");
  return newest;
}

/** Letters of somebody's past were sent when they were written, and are not sent again. */
export async function endPastMail(db: Connection, userId: string): Promise<void> {
  await sql`
    update outbox set sent_at = created_at, sealed_content = null
    where user_id = ${userId} and sent_at is null`.execute(db);
}

export async function hasAccount(db: Connection, userId: string): Promise<boolean> {
  const { rows } = await sql`select from users where user_id = ${userId}`.execute(db);
  return rows.length > 0;
}

export async function findSession(db: Connection, person: Person) {
  const { rows } = await sql<{ createdAt: Date; endedAt: Date | null }>`
    select created_at as "createdAt", ended_at as "endedAt" from sessions
    where user_id = ${person.userId} and session_id = ${person.sessionId}`.execute(db);
  return rows[0];
}

export async function insertSession(db: Connection, person: Person, from: Date, until: Date): Promise<void> {
  await sql`
    insert into sessions (user_id, session_id, created_at, expires_at)
    values (${person.userId}, ${person.sessionId}, ${from}, ${until})`.execute(db);
}

/** When something was last paid or sent in somebody's account. */
export async function readLastMoment(db: Connection, userId: string): Promise<Date> {
  const { rows } = await sql<{ at: Date | null }>`
    select greatest(
      (select max(created_at) from ledger_entries where user_id = ${userId}),
      (select max(updated_at) from shipments where user_id = ${userId})) as at`.execute(db);
  return rows[0]?.at ?? new Date(0);
}

export async function endSession(db: Connection, person: Person, at: Date): Promise<void> {
  await sql`
    update sessions set ended_at = ${at}
    where user_id = ${person.userId} and session_id = ${person.sessionId}`.execute(db);
}

export async function beginTopUp(db: Connection, person: Person, payment: NewPayment, at: Date): Promise<void> {
  const request = requestOf(person, NO_KEY, at);
  await callCommand(db, command("begin_top_up", { user: person.userId, request, payment }));
}

/** As if the gateway had reported the capture. */
export async function settleTopUp(db: Connection, userId: string, payment: NewPayment, at: Date): Promise<void> {
  const evidence = {
    provider: payment.provider,
    providerPaymentId: `demo_${payment.paymentId}`,
    sessionId: null,
    reference: `${userId}.${payment.paymentId}`,
    state: "Captured",
    paidCents: payment.paidCents,
    currencyCode: payment.currencyCode,
    valueCents: null,
    chargedBackPaidCents: ZERO_CENTS,
    refundedPaidCents: ZERO_CENTS,
    failureReason: null,
  };
  const entries = { quarantineEntryId: randomUUIDv7(), refund: newReturnEntries(), chargeback: newReturnEntries() };
  await callCommand(db, command("settle_top_up", { user: userId, payment: payment.paymentId, evidence, entries, at }));
}
