import { randomUUIDv7 } from "node:crypto";
import type { LootboxStatus } from "@trove/contract";
import type { ProductSafety } from "@trove/contract/product-safety";
import type { Translations } from "@trove/contract/translations";
import { ZERO_CENTS } from "@trove/money";
import { type NotNull, type Selectable, sql } from "kysely";
import { callCommand } from "../command/call-command.ts";
import { command } from "../command/command-call.ts";
import type { NewPayment } from "../command/functions.generated.ts";
import { NO_KEY } from "../command/idempotency.ts";
import type { Person } from "../command/person.ts";
import { requestOf } from "../command/request.ts";
import type { Connection, Transaction } from "../database/connection.ts";
import type { Tables } from "../database/tables.generated.ts";
import { newReversalEntries } from "../features/payments/index.ts";
import { unboundTerms } from "../features/protection/index.ts";
import { DEMO_PROVIDER } from "./demo-provider.ts";

export type CategoryRow = Pick<
  Selectable<Tables["categories"]>,
  "categoryId" | "name" | "slug" | "description" | "imageUrl" | "sortOrder"
> & { translations?: Translations };

export type ItemRow = Pick<
  Selectable<Tables["items"]>,
  "itemId" | "name" | "slug" | "description" | "imageUrl" | "galleryUrls" | "categoryId" | "brand" | "marketPriceCents"
> & { stock: number | null; createdAt: Date; translations?: Translations; weightGrams?: number | null };

export type BoxRow = Pick<
  Selectable<Tables["lootboxes"]>,
  | "lootboxId"
  | "name"
  | "slug"
  | "description"
  | "imageUrl"
  | "hue"
  | "priceCents"
  | "tags"
  | "categoryIds"
  | "createdAt"
> & { translations?: Translations };

type BrowserRow = Pick<
  Selectable<Tables["browserKeys"]>,
  "userId" | "browserKeyId" | "publicKey" | "name" | "createdAt"
>;

export async function insertCategories(tx: Transaction, rows: CategoryRow[], at: Date): Promise<void> {
  await tx
    .insertInto("categories")
    .values(rows.map((row) => ({ ...row, createdAt: at, updatedAt: at })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function insertItems(tx: Transaction, rows: ItemRow[]): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insertInto("items")
    .values(rows.map(({ stock: _stock, ...row }) => ({ ...row, updatedAt: row.createdAt })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const stock = rows.flatMap(({ itemId, stock: available }) => (available === null ? [] : [{ itemId, available }]));
  if (stock.length === 0) return;
  const added = await tx
    .insertInto("itemStock")
    .values(stock)
    .onConflict((conflict) => conflict.doNothing())
    .returning(["itemId", "available"])
    .execute();
  if (added.length === 0) return;
  await tx
    .insertInto("stockEntries")
    .values(added.map((row) => ({ ...row, kind: "Opening", createdAt: sql<Date>`clock_timestamp()` })))
    .execute();
}

/** Ids of the demo shop's categories, items or boxes, with their translations. */
export type TranslatedThings = readonly { id: string; translations: Translations }[];

/**
 * Adds translations to things that have none, in shops that were set up by a release without translations. Translations
 * by operators stay.
 */
export async function translateThings(
  tx: Transaction,
  table: "items" | "categories" | "lootboxes",
  things: TranslatedThings,
): Promise<void> {
  const id = { items: "item_id", categories: "category_id", lootboxes: "lootbox_id" }[table];
  await sql`
    update ${sql.table(table)} as t set translations = wanted.translations
    from unnest(${things.map((thing) => thing.id)}::uuid[],
      ${things.map(({ translations }) => JSON.stringify(translations))}::jsonb[]) as wanted (id, translations)
    where ${sql.ref(`t.${id}`)} = wanted.id and t.translations = '{}' and wanted.translations <> '{}'`.execute(tx);
}

/** Adds facts about safety to items that have none, such as those of shops that an earlier release set up. */
export async function stateSafety(
  tx: Transaction,
  items: readonly { id: string; safety: ProductSafety }[],
): Promise<void> {
  await sql`
    update items as t set safety = stated.safety, safety_gaps = '{}'
    from unnest(${items.map(({ id }) => id)}::uuid[],
      ${items.map(({ safety }) => JSON.stringify(safety))}::jsonb[]) as stated (id, safety)
    where t.item_id = stated.id and t.safety = '{}'`.execute(tx);
}

/** Gives items their photographs, if they still have the picture with which the demo shop was first set up. */
export async function replacePictures(
  tx: Transaction,
  rows: readonly (Pick<ItemRow, "itemId" | "imageUrl" | "galleryUrls"> & { before: string })[],
): Promise<void> {
  const old = await tx
    .selectFrom("items")
    .select(["itemId", "imageUrl"])
    .where(
      "itemId",
      "in",
      rows.map(({ itemId }) => itemId),
    )
    .execute();
  const shown = new Map(old.map(({ itemId, imageUrl }) => [itemId, imageUrl]));
  for (const { itemId, before, ...pictures } of rows) {
    if (shown.get(itemId) !== before) continue;
    await tx.updateTable("items").set(pictures).where("itemId", "=", itemId).execute();
  }
}

/** Inserts the box as a draft; the caller publishes its odds table next. Returns false if the box already exists. */
export async function insertBox(tx: Transaction, box: BoxRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto("lootboxes")
    .values({ ...box, status: "Draft", updatedAt: box.createdAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function setBoxStatus(tx: Transaction, lootboxId: string, status: LootboxStatus): Promise<void> {
  await tx.updateTable("lootboxes").set({ status }).where("lootboxId", "=", lootboxId).execute();
}

export async function hasPeople(db: Connection): Promise<boolean> {
  const anybody = await db.selectFrom("users").select("userId").limit(1).executeTakeFirst();
  return anybody !== undefined;
}

/** Reads the inventory items that the person can sell, newest first. */
export function readSellableInventory(db: Connection, userId: string) {
  return db
    .selectFrom("inventoryItems")
    .select(["inventoryItemId", "sellPriceCents"])
    .where("userId", "=", userId)
    .where("status", "=", "InInventory")
    .orderBy("createdAt", "desc")
    .orderBy("inventoryItemId", "desc")
    .execute();
}

export function readNewestShipment(db: Connection, userId: string) {
  return db
    .selectFrom("shipments")
    .select(["shipmentId", "version"])
    .where("userId", "=", userId)
    .orderBy("createdAt", "desc")
    .limit(1)
    .executeTakeFirstOrThrow(() => new Error("the history moves a shipment before there is one"));
}

/** Marks the mails of the loaded months as sent, so that they are not sent now. */
export async function endPastMail(db: Connection, userId: string): Promise<void> {
  await db
    .updateTable("outbox")
    .set((eb) => ({ sentAt: eb.ref("createdAt"), sealedContent: null }))
    .where("userId", "=", userId)
    .where("sentAt", "is", null)
    .execute();
}

export async function hasAccount(db: Connection, userId: string): Promise<boolean> {
  const account = await db.selectFrom("users").select("userId").where("userId", "=", userId).executeTakeFirst();
  return account !== undefined;
}

export function findSession(db: Connection, { userId, sessionId }: Person) {
  return db
    .selectFrom("sessions")
    .select(["createdAt", "endedAt"])
    .where("userId", "=", userId)
    .where("sessionId", "=", sessionId)
    .executeTakeFirst();
}

export async function insertSession(db: Connection, person: Person, from: Date, until: Date): Promise<void> {
  const { userId, sessionId } = person;
  await db.insertInto("sessions").values({ userId, sessionId, createdAt: from, expiresAt: until }).execute();
}

/** Registers the key of a browser without notifying the person. */
export async function insertBrowser(db: Connection, key: BrowserRow): Promise<void> {
  await db.insertInto("browserKeys").values(key).execute();
  await callCommand(db, command("browser_keys_keep", { user: key.userId }));
}

export async function markBrowsersRemoved(db: Connection, userId: string, at: Date): Promise<void> {
  await db
    .updateTable("browserKeys")
    .set({ removedAt: at })
    .where("userId", "=", userId)
    .where("removedAt", "is", null)
    .execute();
}

/** Returns the latest time at which the person's ledger or shipments changed. */
export async function readLastMoment(db: Connection, userId: string): Promise<Date> {
  const { paidAt, sentAt } = await db
    .selectNoFrom((eb) => [
      eb
        .selectFrom("ledgerEntries")
        .select(({ fn }) => fn.max("createdAt").as("at"))
        .where("userId", "=", userId)
        .as("paidAt"),
      eb
        .selectFrom("shipments")
        .select(({ fn }) => fn.max("updatedAt").as("at"))
        .where("userId", "=", userId)
        .as("sentAt"),
    ])
    .executeTakeFirstOrThrow();
  return new Date(Math.max(paidAt?.getTime() ?? 0, sentAt?.getTime() ?? 0));
}

export async function endSession(db: Connection, { userId, sessionId }: Person, at: Date): Promise<void> {
  await db
    .updateTable("sessions")
    .set({ endedAt: at })
    .where("userId", "=", userId)
    .where("sessionId", "=", sessionId)
    .execute();
}

export async function beginTopUp(db: Connection, person: Person, payment: NewPayment, at: Date): Promise<void> {
  const request = requestOf(person, NO_KEY, at);
  await callCommand(db, command("begin_top_up", { user: person.userId, request, payment, terms: unboundTerms("UTC") }));
}

/** Settles the top-up as if the gateway had reported the capture. */
export async function settleTopUp(db: Connection, userId: string, payment: NewPayment, at: Date): Promise<void> {
  const report = {
    provider: payment.provider,
    providerPaymentId: `pay_demo_${payment.paymentId}`,
    sessionId: null,
    reference: `${userId}.${payment.paymentId}`,
    state: "Captured",
    paidCents: payment.paidCents,
    currencyCode: payment.currencyCode,
    valueCents: null,
    chargedBackPaidCents: ZERO_CENTS,
    disputedAt: null,
    refundedPaidCents: ZERO_CENTS,
    refundsBackPaidCents: ZERO_CENTS,
    backKeys: [],
    failureReason: null,
  };
  const entries = {
    quarantineEntryId: randomUUIDv7(),
    releaseEntryId: randomUUIDv7(),
    refund: newReversalEntries(randomUUIDv7),
    chargeback: newReversalEntries(randomUUIDv7),
  };
  await callCommand(db, command("settle_top_up", { user: userId, payment: payment.paymentId, report, entries, at }));
}

/** Reads the payments of the history. Earlier releases stored the provider's ids `demo_…` for them. */
export function readDemoPayments(db: Connection, userId: string) {
  return db
    .selectFrom("payments")
    .select(["paymentId", "providerPaymentId", "paidCents", "currencyCode", "createdAt"])
    .where("userId", "=", userId)
    .where("provider", "=", DEMO_PROVIDER)
    .where(sql<boolean>`provider_payment_id ~ '^(pay_)?demo_'`)
    .$narrowType<{ providerPaymentId: NotNull }>()
    .execute();
}
