import { randomUUIDv7 } from "node:crypto";
import { type NotNull, sql } from "kysely";
import type { Person } from "../../src/command/person.ts";
import type { Shop } from "../shop/shop.ts";
import type { OrderModel } from "./order-model.ts";

/** Inserts people with a session and a wallet directly, because registering this many would take minutes. */
export async function makePeople(shop: Shop, count: number): Promise<Person[]> {
  const people = Array.from({ length: count }, () => {
    return { userId: randomUUIDv7(), sessionId: randomUUIDv7(), walletId: randomUUIDv7() };
  });
  const rows = JSON.stringify(people);
  const db = shop.owner.connection;
  const from = sql`jsonb_to_recordset(${rows}::jsonb) as p ("userId" uuid, "sessionId" uuid, "walletId" uuid)`;
  await sql`insert into users (user_id, user_name, email, first_name, last_name, password_hash, roles,
      terms_accepted_at, created_at, updated_at)
    select "userId", "userId", "userId" || '@trove.example', 'Mara', 'Lind', '', '{User}', now(), now(), now()
    from ${from}`.execute(db);
  await sql`insert into identities (value, user_id)
    select kind || "userId", "userId" from ${from}, unnest('{name:,email:}'::text[]) kind`.execute(db);
  await sql`insert into fairness_states (user_id, root_encrypted) select "userId", '' from ${from}`.execute(db);
  await sql`insert into sessions (user_id, session_id, created_at, expires_at)
    select "userId", "sessionId", '2000-01-01', '2100-01-01' from ${from}`.execute(db);
  await sql`insert into wallets (user_id, wallet_id) select "userId", "walletId" from ${from}`.execute(db);
  return people.map(({ userId, sessionId }) => ({ userId, sessionId, roles: ["User"] }));
}

/** The state of an order that is compared, as read from the database or expected by the model. */
export type Seen = Pick<OrderModel, "payment" | "itemCount" | "books"> & { order: string; isLocked: boolean };

type Move = { userId: string; account: string; amount: number };

const names: Record<string, keyof Seen["books"]> = {
  "gateway:sandbox": "gateway",
  "house:items": "items",
  "house:shipping": "shipping",
  "house:refunds": "refunds",
  "house:chargebacks": "chargebacks",
  "house:goodwill": "goodwill",
};

/** Reads the state of orders by id, with the sums of their owners' ledger rows by account. Each owner has one order. */
export async function readFleet(shop: Shop, purchaseIds: readonly string[]): Promise<Map<string, Seen>> {
  const db = shop.owner.connection;
  const rows = await db
    .selectFrom("purchases as p")
    .innerJoin("payments as paid", (join) =>
      join.onRef("paid.userId", "=", "p.userId").onRef("paid.paymentId", "=", "p.paymentId"),
    )
    .leftJoin("shipments as s", (join) =>
      join.onRef("s.userId", "=", "p.userId").onRef("s.shipmentId", "=", "p.shipmentId"),
    )
    .leftJoin("users as u", "u.userId", "p.userId")
    .select(["p.purchaseId", "p.userId", "paid.status as payment"])
    .select(({ fn, lit, selectFrom }) => [
      fn.coalesce("s.status", "p.status").as("order"),
      fn.coalesce("u.isLocked", lit(false)).as("isLocked"),
      selectFrom("inventoryItems as i")
        .select((owned) => owned.fn.countAll<number>().as("itemCount"))
        .whereRef("i.userId", "=", "p.userId")
        .as("itemCount"),
    ])
    .where(({ eb, fn, val }) => eb("p.purchaseId", "=", fn.any(val(purchaseIds))))
    .$narrowType<{ order: NotNull; itemCount: NotNull }>()
    .execute();
  const owners = rows.map(({ userId }) => userId);
  const { rows: moves } = await sql<Move>`
    select user_id as "userId", account, sum(amount)::bigint as amount from ledger_entries e,
      lateral (values (from_account, -amount_cents), (to_account, amount_cents)) as move (account, amount)
    where user_id = any(${owners}::uuid[]) group by 1, 2`.execute(db);
  const booksOf = (owner: string) => {
    const books = { gateway: 0, items: 0, shipping: 0, refunds: 0, chargebacks: 0, goodwill: 0, wallet: 0 };
    for (const { userId, account, amount } of moves) if (userId === owner) books[names[account] ?? "wallet"] += amount;
    return books;
  };
  return new Map(
    rows.map(({ purchaseId, userId, ...seen }) => [purchaseId, { ...seen, books: booksOf(userId) }] as const),
  );
}

/** Returns the model's state in the same shape. A paid order is Ordered, or Approved if it has no shipment. */
export function expected(model: OrderModel): Seen {
  const paid = model.kind.isSent ? "Ordered" : "Approved";
  const { payment, itemCount, books, isLocked } = model;
  return { payment, itemCount, books, isLocked, order: model.order === "Paid" ? paid : model.order };
}
