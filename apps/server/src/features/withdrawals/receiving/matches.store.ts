import type { InventorySource, OrderStatus } from "@trove/contract";
import { sql } from "kysely";
import type { Connection } from "../../../database/connection.ts";

/**
 * An order, shipment or account that a withdrawal may be about. For a guest, `userId` is the purchase's id. `names` are
 * the buyer's as they stand in the account or the order.
 */
export type Candidate = {
  userId: string;
  purchaseId: string | null;
  shipmentId: string | null;
  emails: readonly string[];
  names: readonly string[];
  status: OrderStatus | null;
  /** Whether the bought pieces went into the person's inventory instead of a parcel of their own. */
  isKept: boolean;
  /** When the last piece arrived; null while one is on its way or in the inventory. */
  deliveredAt: Date | null;
  createdAt: Date;
  sources: readonly InventorySource[];
};

const nameIn = (column: string) =>
  sql<string | null>`${sql.ref(column)} ->> 'firstName' || ' ' || (${sql.ref(column)} ->> 'lastName')`;

const present = (texts: readonly (string | null)[]) => texts.filter((text) => text !== null);

/** Finds the order with a number. Looks for its owner first: a cluster stores numbers apart from orders. */
export async function findOrder(db: Connection, number: string): Promise<Candidate | undefined> {
  const owner = await db
    .selectFrom("orderNumbers")
    .select(["userId", "purchaseId"])
    .where("number", "=", number)
    .executeTakeFirst();
  if (owner === undefined) return undefined;
  const row = await db
    .selectFrom("purchases as p")
    .leftJoin("shipments as s", (join) =>
      join.onRef("s.userId", "=", "p.userId").onRef("s.shipmentId", "=", "p.shipmentId"),
    )
    .leftJoin("users as u", "u.userId", "p.userId")
    .select(["p.userId", "p.purchaseId", "p.createdAt", "s.contactEmail", "u.email"])
    .select(({ eb, fn, selectFrom }) => [
      eb("p.purchaseOption", "=", "inventory").$castTo<boolean>().as("isKept"),
      fn
        .coalesce(
          selectFrom("inventoryItems as i")
            .whereRef("i.userId", "=", "p.userId")
            .whereRef("i.purchaseId", "=", "p.purchaseId")
            .where("i.source", "=", "Purchase" satisfies InventorySource)
            .select(
              sql<Date | null>`case when not bool_or(i.status in ('InInventory', 'Shipping'))
              then max(i.delivered_at) end`.as("deliveredAt"),
            ),
          eb.case().when("p.purchaseOption", "=", "order").then(eb.ref("s.deliveredAt")).end(),
        )
        .as("deliveredAt"),
    ])
    .select(({ fn }) => fn.coalesce("s.status", "p.status").$castTo<OrderStatus>().as("status"))
    .select([
      sql<string | null>`p.buyer ->> 'email'`.as("guestEmail"),
      nameIn("p.buyer").as("guestName"),
      nameIn("p.shippingAddress").as("shippingName"),
      nameIn("p.billingAddress").as("billingName"),
      sql<string | null>`u.first_name || ' ' || u.last_name`.as("userName"),
    ])
    .where("p.userId", "=", owner.userId)
    .where("p.purchaseId", "=", owner.purchaseId)
    .executeTakeFirst();
  return (
    row && {
      ...row,
      shipmentId: null,
      emails: present([row.email, row.guestEmail, row.contactEmail]),
      names: present([row.guestName, row.shippingName, row.billingName, row.userName]),
      sources: [],
    }
  );
}

/** Finds the shipment with a number. That of an order stands for its order. */
export async function findSent(db: Connection, number: string): Promise<Candidate | undefined> {
  const owner = await db
    .selectFrom("shipmentNumbers")
    .select(["userId", "shipmentId"])
    .where("number", "=", number)
    .executeTakeFirst();
  if (owner === undefined) return undefined;
  const row = await db
    .selectFrom("shipments as s")
    .leftJoin("purchases as p", (join) =>
      join.onRef("p.userId", "=", "s.userId").onRef("p.purchaseId", "=", "s.purchaseId"),
    )
    .leftJoin("users as u", "u.userId", "s.userId")
    .select(["s.userId", "s.shipmentId", "s.createdAt", "s.deliveredAt", "s.contactEmail", "u.email"])
    .select("p.number as orderNumber")
    .select((eb) => eb.ref("s.status").$castTo<OrderStatus>().as("status"))
    .select(({ selectFrom }) =>
      selectFrom("inventoryItems as i")
        .whereRef("i.userId", "=", "s.userId")
        .whereRef("i.shipmentId", "=", "s.shipmentId")
        .select(sql<InventorySource[]>`array_agg(distinct i.source)`.as("sources"))
        .as("sources"),
    )
    .select([
      nameIn("s.shippingAddress").as("shippingName"),
      sql<string | null>`u.first_name || ' ' || u.last_name`.as("userName"),
    ])
    .where("s.userId", "=", owner.userId)
    .where("s.shipmentId", "=", owner.shipmentId)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  if (row.orderNumber !== null) return findOrder(db, row.orderNumber);
  return {
    ...row,
    purchaseId: null,
    isKept: false,
    emails: present([row.email, row.contactEmail]),
    names: present([row.shippingName, row.userName]),
    sources: row.sources ?? [],
  };
}

/** Finds the account whose top-ups a withdrawal is about. */
export async function findToppedUp(db: Connection, userId: string): Promise<Candidate | undefined> {
  const row = await db
    .selectFrom("users")
    .select(["userId", "email", "createdAt", sql<string>`first_name || ' ' || last_name`.as("name")])
    .where("userId", "=", userId)
    .executeTakeFirst();
  return (
    row && {
      userId: row.userId,
      purchaseId: null,
      shipmentId: null,
      emails: [row.email],
      names: [row.name],
      status: null,
      isKept: false,
      deliveredAt: null,
      createdAt: row.createdAt,
      sources: [],
    }
  );
}

/** Returns the pieces of a shipment that were won from boxes, with the times of their offers and openings. */
export function readWon(db: Connection, userId: string, shipmentId: string) {
  return db
    .selectFrom("inventoryItems as i")
    .leftJoin("openings as o", (join) =>
      join.onRef("o.userId", "=", "i.userId").onRef("o.transactionId", "=", "i.transactionId"),
    )
    .leftJoin("records as r", (join) => join.onRef("r.userId", "=", "o.userId").onRef("r.nonce", "=", "o.nonce"))
    .select(["i.inventoryItemId", "i.createdAt as openedAt"])
    .select(({ fn }) => fn.coalesce("r.offeredAt", "i.createdAt").as("offeredAt"))
    .where("i.userId", "=", userId)
    .where("i.shipmentId", "=", shipmentId)
    .where("i.source", "=", "LootBox" satisfies InventorySource)
    .execute();
}

/** Since when orders tell of the right to withdraw. */
export async function readInformedSince(db: Connection): Promise<Date> {
  const { informedSince } = await db.selectFrom("withdrawalStart").select("informedSince").executeTakeFirstOrThrow();
  return informedSince;
}

/** Returns the countries of a person's top-ups and orders by card with their times, the oldest first. */
export function readPaidFrom(db: Connection, userId: string) {
  return db
    .selectFrom("payments")
    .select(["createdAt", sql<string>`address ->> 'countryCode'`.as("country")])
    .where("userId", "=", userId)
    .orderBy("createdAt")
    .execute();
}

/** Finds what was typed in a withdrawal. */
export function findTyped(db: Connection, withdrawalId: string) {
  return db
    .selectFrom("withdrawals")
    .select(["typedEmail", "receivedAt"])
    .where("withdrawalId", "=", withdrawalId)
    .executeTakeFirst();
}
