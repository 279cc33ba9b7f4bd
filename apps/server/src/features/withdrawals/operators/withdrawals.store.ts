import {
  OPEN_WITHDRAWALS,
  type OrderStatus,
  type ShippingMethod,
  type WithdrawalException,
  type WithdrawalReason,
  type WithdrawalStatus,
  type WithdrawalSubject,
} from "@trove/contract";
import { sql } from "kysely";
import type { Connection } from "../../../database/connection.ts";
import { countUpTo } from "../../operators/index.ts";

type Page = { limit: number; offset: number; direction: "asc" | "desc" };
type Selection = { status?: WithdrawalStatus | undefined; isOpen?: boolean | undefined };

const listed = [
  "w.withdrawalId",
  "w.number",
  "w.subject",
  "w.typedNumber",
  "w.reason",
  "w.status",
  "w.receivedAt",
] as const;
type Narrowed = { subject: WithdrawalSubject; reason: WithdrawalReason; status: WithdrawalStatus };

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
    .select(["w.dueAt", "w.version", "w.typedName", "w.typedEmail", "w.language", "w.hasName"])
    .select([
      "w.takesBoxes",
      "w.itemsWithRight",
      "w.closesAt",
      "w.exception",
      "w.userId",
      "w.purchaseId",
      "w.shipmentId",
    ])
    .select(["w.sendBy", "w.guaranteeUntil", "w.setOffCents"])
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
