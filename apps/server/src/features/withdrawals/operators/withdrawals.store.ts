import {
  type GoodsCondition,
  type InventorySource,
  type InventoryStatus,
  OPEN_WITHDRAWALS,
  type OrderStatus,
  type RefundMeans,
  type ShippingMethod,
  type WithdrawalException,
  type WithdrawalStatus,
  type WithdrawalSubject,
} from "@trove/contract";
import type { Cents } from "@trove/money";
import { sql } from "kysely";
import type { Connection } from "../../../database/connection.ts";
import { countUpTo } from "../../operators/index.ts";

type Page = { limit: number; offset: number; direction: "asc" | "desc" };
type Selection = { status?: WithdrawalStatus | undefined; isOpen?: boolean | undefined };

const listed = ["w.withdrawalId", "w.number", "w.subject", "w.typedNumber", "w.status", "w.receivedAt"] as const;
type Narrowed = { subject: WithdrawalSubject; status: WithdrawalStatus };

function selected(db: Connection, { status, isOpen }: Selection) {
  let query = db.selectFrom("withdrawals as w");
  if (status !== undefined) query = query.where("w.status", "=", status);
  if (isOpen === undefined) return query;
  return query.where("w.status", isOpen ? "in" : "not in", OPEN_WITHDRAWALS);
}

/** Returns a page of withdrawals, sorted by when their refunds are due. */
export function readWithdrawals(db: Connection, selection: Selection, { limit, offset, direction }: Page) {
  return selected(db, selection)
    .select(listed)
    .select(["w.dueAt", "w.version"])
    .orderBy("w.dueAt", direction)
    .orderBy("w.withdrawalId", direction)
    .limit(limit)
    .offset(offset)
    .$narrowType<Narrowed>()
    .execute();
}

export const countWithdrawals = (db: Connection, selection: Selection): Promise<number> =>
  countUpTo(db, selected(db, selection));

export type WithdrawalRow = NonNullable<Awaited<ReturnType<typeof findWithdrawal>>>;

/** Finds a withdrawal with the order or shipment that it was matched to. */
export function findWithdrawal(db: Connection, withdrawalId: string) {
  return db
    .selectFrom("withdrawals as w")
    .leftJoin("purchases as p", (join) =>
      join.onRef("p.userId", "=", "w.userId").onRef("p.purchaseId", "=", "w.purchaseId"),
    )
    .leftJoin("shipments as s", (join) =>
      join
        .onRef("s.userId", "=", "w.userId")
        .on(({ eb, fn }) => eb("s.shipmentId", "=", fn.coalesce("w.shipmentId", "p.shipmentId"))),
    )
    .select(listed)
    .select(["w.dueAt", "w.version", "w.typedName", "w.typedEmail", "w.language", "w.hasName", "w.takesBoxes"])
    .select(["w.closesAt", "w.exception", "w.userId", "w.purchaseId", "w.shipmentId"])
    .select(["p.number as orderNumber", "s.number as shipmentNumber", "p.itemsTotalCents"])
    .select(["s.shipmentId as sentIn", "s.shippingMethod", "s.shippingCostCents", "s.createdAt as orderedAt"])
    .select(sql<string | null>`s.shipping_address ->> 'countryCode'`.as("countryCode"))
    .select(sql<string | null>`p.buyer ->> 'email'`.as("guestEmail"))
    .select(({ fn }) => fn.coalesce("s.status", "p.status").as("orderStatus"))
    .where("w.withdrawalId", "=", withdrawalId)
    .$narrowType<
      Narrowed & {
        exception: WithdrawalException | null;
        orderStatus: OrderStatus | null;
        shippingMethod: ShippingMethod | null;
      }
    >()
    .executeTakeFirst();
}

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
    .select((eb) => ["i.source", eb.lit(true).as("isSent")])
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
    .select(
      sql<number>`l.quantity - command.refunded_quantity(l.user_id, p.payment_id, l.position)
        - command.withdrawal_goods_owed(l.user_id, l.purchase_id, l.position)`.as("quantity"),
    )
    .where("l.userId", "=", purchaseId)
    .where("l.purchaseId", "=", purchaseId)
    .orderBy("l.position")
    .execute();
  return lines
    .filter(({ quantity }) => quantity > 0)
    .map((line) => ({ ...line, source: "Purchase" as const, isSent: true }));
}

/** Returns what can still come back of an order or shipment. */
export function readPieces(
  db: Connection,
  { userId, purchaseId, shipmentId }: Pick<WithdrawalRow, "userId" | "purchaseId" | "shipmentId">,
) {
  if (userId === null) return [];
  if (userId === purchaseId) return readGuests(db, purchaseId);
  return shipmentId === null ? readOrdered(db, userId, purchaseId) : readSent(db, userId, shipmentId);
}

/** Returns what has come back, or is on its way, by line and condition. */
export function readGoods(db: Connection, { userId, withdrawalId }: Pick<WithdrawalRow, "userId" | "withdrawalId">) {
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

export function readRefunds(db: Connection, { userId, withdrawalId }: Pick<WithdrawalRow, "userId" | "withdrawalId">) {
  return db
    .selectFrom("withdrawalRefunds")
    .select(["means", "refundedAt", sql<Cents>`goods_cents + shipping_cents`.as("cents")])
    .where("userId", "=", userId)
    .where("withdrawalId", "=", withdrawalId)
    .orderBy("place")
    .$narrowType<{ means: RefundMeans }>()
    .execute();
}

export function readHistory(db: Connection, withdrawalId: string) {
  return db
    .selectFrom("withdrawalEvents as e")
    .leftJoin("users as u", "u.userId", "e.actorId")
    .select(["e.status", "u.userName as operatorName", "e.note", "e.createdAt"])
    .where("e.withdrawalId", "=", withdrawalId)
    .orderBy("e.position")
    .$narrowType<{ status: WithdrawalStatus }>()
    .execute();
}

/** Returns the operator who matched a withdrawal by hand; undefined if the shop did. */
export async function findMatcher(db: Connection, withdrawalId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("withdrawalEvents")
    .select("actorId")
    .where("withdrawalId", "=", withdrawalId)
    .where("status", "in", ["Matched", "AwaitingGoods"] satisfies WithdrawalStatus[])
    .where("actorId", "is not", null)
    .executeTakeFirst();
  return row?.actorId ?? undefined;
}
