import type { GoodsCondition, InventorySource, InventoryStatus, RefundMeans } from "@trove/contract";
import type { Cents } from "@trove/money";
import { sql } from "kysely";
import type { Connection } from "../../../database/connection.ts";

const RETURNABLE = ["InInventory", "Shipping", "Delivered"] satisfies InventoryStatus[];

/** Returns the pieces that a person has of an order, by line and by whether they were sent. */
function readOrdered(db: Connection, userId: string, purchaseId: string | null) {
  return db
    .selectFrom("purchaseLines as l")
    .innerJoin("inventoryItems as i", (join) =>
      join
        .onRef("i.userId", "=", "l.userId")
        .onRef("i.purchaseId", "=", "l.purchaseId")
        .onRef("i.itemId", "=", "l.itemId"),
    )
    .innerJoin("items as c", "c.itemId", "l.itemId")
    .select(["l.position", "l.itemId", "l.name", "l.unitPriceCents as priceCents", "c.weightGrams", "i.source"])
    .select(({ eb, fn }) => [eb("i.status", "<>", "InInventory").as("isSent"), fn.countAll<number>().as("quantity")])
    .select(sql<(Date | null)[]>`array_agg(i.delivered_at)`.as("deliveredAt"))
    .where("l.userId", "=", userId)
    .where("l.purchaseId", "=", purchaseId)
    .where("i.source", "=", "Purchase")
    .where("i.status", "in", RETURNABLE)
    .groupBy(["l.position", "l.itemId", "l.name", "l.unitPriceCents", "c.weightGrams", "i.source", "isSent"])
    .orderBy("l.position")
    .orderBy("isSent")
    .$narrowType<{ source: InventorySource; isSent: boolean }>()
    .execute();
}

/** Returns the pieces that a person has of a shipment of inventory items. */
function readSent(db: Connection, userId: string, shipmentId: string) {
  return db
    .selectFrom("shipmentLines as l")
    .innerJoin("inventoryItems as i", (join) =>
      join
        .onRef("i.userId", "=", "l.userId")
        .onRef("i.shipmentId", "=", "l.shipmentId")
        .onRef("i.inventoryItemId", "=", "l.inventoryItemId"),
    )
    .innerJoin("items as c", "c.itemId", "l.itemId")
    .select(["l.position", "l.itemId", "l.name", "l.quantity", "i.acquiredPriceCents as priceCents", "c.weightGrams"])
    .select((eb) => ["i.source", "i.inventoryItemId", eb.lit(true).as("isSent")])
    .where("l.userId", "=", userId)
    .where("l.shipmentId", "=", shipmentId)
    .where("i.status", "in", RETURNABLE)
    .orderBy("l.position")
    .$narrowType<{ source: InventorySource }>()
    .execute();
}

/** Returns the pieces of a guest's order that are neither refunded nor back. */
async function readGuests(db: Connection, purchaseId: string) {
  const lines = await db
    .selectFrom("purchaseLines as l")
    .innerJoin("items as c", "c.itemId", "l.itemId")
    .innerJoin("purchases as p", (join) =>
      join.onRef("p.userId", "=", "l.userId").onRef("p.purchaseId", "=", "l.purchaseId"),
    )
    .select(["l.position", "l.itemId", "l.name", "l.unitPriceCents as priceCents", "c.weightGrams"])
    .select(["l.quantity", "p.paymentId"])
    .where("l.userId", "=", purchaseId)
    .where("l.purchaseId", "=", purchaseId)
    .orderBy("l.position")
    .execute();
  // Asked apart, because functions that read tables can't run on the nodes of a cluster.
  const { rows: gone } = await sql<{ position: number; quantity: number }>`
    select l.position, command.refunded_quantity(${purchaseId}::uuid, ${lines[0]?.paymentId ?? null}::uuid, l.position)
      + command.withdrawal_goods_owed(${purchaseId}::uuid, ${purchaseId}::uuid, l.position) as quantity
    from unnest(${lines.map(({ position }) => position)}::integer[]) as l (position)`.execute(db);
  const goneOf = new Map(gone.map(({ position, quantity }) => [position, quantity]));
  return lines
    .map(({ position, itemId, name, priceCents, weightGrams, quantity }) => {
      const left = quantity - (goneOf.get(position) ?? 0);
      return { position, itemId, name, priceCents, weightGrams, quantity: left };
    })
    .filter(({ quantity }) => quantity > 0)
    .map((line) => ({ ...line, source: "Purchase" as const, isSent: true }));
}

/** Returns what can still come back of an order or shipment. */
export function readPieces(
  db: Connection,
  { userId, purchaseId, shipmentId }: { userId: string | null; purchaseId: string | null; shipmentId: string | null },
) {
  if (userId === null) return [];
  if (userId === purchaseId) return readGuests(db, purchaseId);
  return shipmentId === null ? readOrdered(db, userId, purchaseId) : readSent(db, userId, shipmentId);
}

/** A withdrawal with the owner of what it is about; null while it is matched to nothing. */
export type Owned = { userId: string | null; withdrawalId: string };

/** Returns the pieces that the person wants to give back. */
export function readWanted(db: Connection, { userId, withdrawalId }: Owned) {
  return db
    .selectFrom("withdrawalPieces")
    .select(["position", "isSent", "quantity"])
    .where("userId", "=", userId)
    .where("withdrawalId", "=", withdrawalId)
    .orderBy("position")
    .execute();
}

/** Returns what has come back, or is on its way, by line and condition. */
export function readGoods(db: Connection, { userId, withdrawalId }: Owned) {
  return db
    .selectFrom("withdrawalGoods as g")
    .innerJoin("items as c", "c.itemId", "g.itemId")
    .select(["g.position", "g.itemId", "c.name", "g.priceCents", "g.condition", "g.isRestocked", "c.weightGrams"])
    .select(sql<number>`sum(g.quantity)::integer`.as("quantity"))
    .where("g.userId", "=", userId)
    .where("g.withdrawalId", "=", withdrawalId)
    .groupBy(["g.position", "g.itemId", "c.name", "g.priceCents", "g.condition", "g.isRestocked", "c.weightGrams"])
    .orderBy("g.position")
    .orderBy("g.condition")
    .$narrowType<{ condition: GoodsCondition | null }>()
    .execute();
}

export function readRefunds(db: Connection, { userId, withdrawalId }: Owned) {
  return db
    .selectFrom("withdrawalRefunds")
    .select(["means", "refundedAt", sql<Cents>`goods_cents + shipping_cents`.as("cents")])
    .where("userId", "=", userId)
    .where("withdrawalId", "=", withdrawalId)
    .orderBy("place")
    .$narrowType<{ means: RefundMeans }>()
    .execute();
}
