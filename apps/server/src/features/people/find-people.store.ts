import { COUNT_MAX, type Role } from "@trove/contract";
import { type RawBuilder, sql } from "kysely";
import type { Connection } from "../../database/connection.ts";
import { countUpTo } from "../operators/index.ts";
import { searchPeople } from "./search-people.store.ts";

export type PeopleSelection = {
  search?: string | undefined;
  isLocked?: boolean | undefined;
  isOnHold?: boolean | undefined;
};

const isHeld = sql<boolean>`exists (select from shipment_holds h where h.user_id = u.user_id)`;

const isOneOf = (ids: readonly string[]) => sql<boolean>`u.user_id = any (${ids}::uuid[])`;

function conditionsOf({ isLocked, isOnHold }: PeopleSelection): RawBuilder<boolean>[] {
  const conditions: RawBuilder<boolean>[] = [];
  if (isLocked !== undefined) conditions.push(sql`u.is_locked = ${isLocked}`);
  if (isOnHold !== undefined) conditions.push(sql`${isHeld} = ${isOnHold}`);
  return conditions;
}

/**
 * Returns one page of people by the time of their registration, and their number, counted up to COUNT_MAX + 1. If a
 * search finds more people, it is arbitrary which COUNT_MAX + 1 of them are shown.
 */
export async function findPeople(
  db: Connection,
  selection: PeopleSelection,
  direction: "asc" | "desc",
  { limit, offset }: { limit: number; offset: number },
) {
  const conditions = conditionsOf(selection);
  const everybody = db.selectFrom("users as u").selectAll("u").select(isHeld.as("isOnHold"));
  const found = selection.search && (await searchPeople(db, selection.search, conditions, COUNT_MAX + 1));
  // Reads the found people first. If PostgreSQL began with the order of registration, it might read the whole table to
  // find them.
  const people = found
    ? db
        .with(
          (cte) => cte("found").materialized(),
          () => everybody.where(isOneOf(found)),
        )
        .selectFrom("found as u")
    : db.selectFrom(everybody.where(sql<boolean>`${sql.join([sql`true`, ...conditions], sql` and `)}`).as("u"));
  // Without conditions, counts by the index that the page is read from, because other parts of the table may not be
  // cached.
  const counted = conditions.length === 0 ? people.orderBy("u.createdAt", direction) : people;
  const [rows, totalCount] = await Promise.all([
    people
      .select([
        "u.userId",
        "u.userName",
        "u.firstName",
        "u.lastName",
        "u.email",
        "u.roles",
        "u.isLocked",
        "u.createdAt",
        "u.isOnHold",
      ])
      .orderBy("u.createdAt", direction)
      .orderBy("u.userId", direction)
      .limit(limit)
      .offset(offset)
      .$narrowType<{ roles: Role[] }>()
      .execute(),
    found ? found.length : countUpTo(db, counted),
  ]);
  return { rows, totalCount };
}

/** Returns up to `most` people whom a search finds. If it finds more, it is arbitrary which ones. */
export async function findSomePeople(db: Connection, search: string, most: number) {
  return db
    .selectFrom("users as u")
    .select(["u.userId", "u.userName", "u.firstName", "u.lastName", "u.email"])
    .where(isOneOf(await searchPeople(db, search, [], most)))
    .execute();
}
