import type { GiftState } from "@trove/contract";
import { type Cents, ZERO_CENTS } from "@trove/money";
import type { Selectable } from "kysely";
import type { Connection } from "../../../database/connection.ts";
import type { Tables } from "../../../database/tables.generated.ts";

export type GiftRow = Selectable<Tables["giftCodes"]>;
type Filters = { state?: GiftState | undefined; id?: string | undefined };
type Page = { limit: number; offset: number; direction: "asc" | "desc" };

function filtered(db: Connection, { state, id }: Filters, at: Date) {
  const all = db.selectFrom("giftCodes");
  const rows = id === undefined ? all : all.where("giftId", "=", id);
  const live = rows.where("status", "=", "Live");
  if (state === undefined) return rows;
  if (state === "Held") return live.where("activeFrom", ">", at);
  if (state === "Active") return live.where("activeFrom", "<=", at).where("expiresAt", ">", at);
  if (state !== "Expired") return rows.where("status", "=", state);
  return rows.where((eb) =>
    eb.or([eb("status", "=", "Expired"), eb.and([eb("status", "=", "Live"), eb("expiresAt", "<=", at)])]),
  );
}

/** Returns a page of codes in the order in which they were made. */
export function readGifts(db: Connection, filters: Filters, { limit, offset, direction }: Page, at: Date) {
  return filtered(db, filters, at)
    .selectAll()
    .orderBy("madeAt", direction)
    .orderBy("giftId", direction)
    .limit(limit)
    .offset(offset)
    .execute();
}

export async function countGifts(db: Connection, filters: Filters, at: Date): Promise<number> {
  const { count } = await filtered(db, filters, at)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

export function findGift(db: Connection, giftId: string): Promise<GiftRow | undefined> {
  return db.selectFrom("giftCodes").selectAll().where("giftId", "=", giftId).executeTakeFirst();
}

/** The sum of all codes that are still owed. */
export async function readOwed(db: Connection): Promise<Cents> {
  const { owed } = await db
    .selectFrom("giftCodes")
    .select(({ fn, val }) => fn.coalesce(fn.sum<Cents>("owedCents"), val(ZERO_CENTS)).as("owed"))
    .where("owedCents", ">", ZERO_CENTS)
    .executeTakeFirstOrThrow();
  return owed;
}
