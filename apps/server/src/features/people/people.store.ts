import type { OrderStatus, Role } from "@trove/contract";
import { type NotNull, sql } from "kysely";
import type { Cents } from "@trove/money";
import type { Connection, Transaction } from "../../database/connection.ts";
import { userNameOf } from "../operators/index.ts";

/** Finds a person's account with balance and hold. Counts the sessions that are valid at the time `at`. */
export async function findPerson(db: Connection, userId: string, at: Date) {
  const person = await db
    .selectFrom("users as u")
    .innerJoin("wallets as w", "w.userId", "u.userId")
    .leftJoin("shipmentHolds as h", "h.userId", "u.userId")
    .leftJoin("protectionStates as protection", "protection.userId", "u.userId")
    .leftJoin("closures as c", "c.userId", "u.userId")
    .select(["u.userId", "u.userName", "u.email", "u.firstName", "u.lastName", "u.phoneNumber", "u.roles"])
    .select(["u.isLocked", "u.factorSince", "u.createdAt", "u.version", "w.balanceCents"])
    .select(["protection.birthDate", "protection.residence"])
    .select(
      sql<{ untilUtc: string; userInfoId: string } | null>`(
        select jsonb_build_object('untilUtc', command.iso_time(until), 'userInfoId', follows) from breaks
        where user_id = u.user_id and follows is not null and lifted_at is null
          and (reopens_at is null or reopens_at > now())
        order by until desc limit 1)`.as("followedExclusion"),
    )
    .select(["h.reason as holdReason", "h.actorId as holderId", "h.placedAt"])
    .select(["c.begunAt as closingAt", "c.closedAt", "c.begunBy as closureBegunBy"])
    .select(({ selectFrom }) =>
      selectFrom("sessions as s")
        .whereRef("s.userId", "=", "u.userId")
        .where("s.endedAt", "is", null)
        .where("s.expiresAt", ">", at)
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .as("openSessions"),
    )
    .where("u.userId", "=", userId)
    .$narrowType<{ roles: Role[]; openSessions: NotNull }>()
    .executeTakeFirst();
  return person && { ...person, holderName: await userNameOf(db, person.holderId) };
}

export async function hasPerson(db: Connection, userId: string): Promise<boolean> {
  const row = await db.selectFrom("users").select("userId").where("userId", "=", userId).executeTakeFirst();
  return row !== undefined;
}

/** Returns one page of a person's orders, newest first. The status is the shipment's if the order has one. */
export function readOrders(db: Connection, userId: string, { limit, offset }: { limit: number; offset: number }) {
  return db
    .selectFrom("purchases as p")
    .leftJoin("shipments as s", (join) =>
      join.onRef("s.userId", "=", "p.userId").onRef("s.shipmentId", "=", "p.shipmentId"),
    )
    .select(["p.purchaseId", "p.number", "p.paymentOption", "p.shipmentId", "p.flag", "p.createdAt"])
    .select(({ fn }) => fn.coalesce("s.status", "p.status").as("status"))
    .select(sql<Cents>`p.items_total_cents + p.shipping_cost_cents`.as("totalCents"))
    .where("p.userId", "=", userId)
    .orderBy("p.createdAt", "desc")
    .orderBy("p.purchaseId", "desc")
    .limit(limit)
    .offset(offset)
    .$narrowType<{ status: OrderStatus }>()
    .execute();
}

export async function countOrders(db: Connection, userId: string): Promise<number> {
  const { totalCount } = await db
    .selectFrom("purchases")
    .where("userId", "=", userId)
    .select(({ fn }) => fn.countAll<number>().as("totalCount"))
    .executeTakeFirstOrThrow();
  return totalCount;
}

export type PersonNote = { userId: string; noteId: string; authorId: string; text: string; createdAt: Date };

export async function insertNote(tx: Transaction, note: PersonNote): Promise<void> {
  await tx.insertInto("personNotes").values(note).execute();
}
