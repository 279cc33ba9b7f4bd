import type { Endpoints, QueryOf } from "@trove/contract";
import { type RawBuilder, sql } from "kysely";
import type { Connection } from "../../../database/connection.ts";
import { countUpTo } from "../../operators/index.ts";

type LedgerFilters = QueryOf<Endpoints["downloadLedger"]>;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The same condition as in the ledger's indexes for operators, so that PostgreSQL can use them. */
const isOfEverybody = sql<boolean>`coalesce(e.transaction_type, '') not in ('BoxOpening', 'Sale')`;

/** The same expression as in the index by house account, so that PostgreSQL can use it. */
const houseAccount = sql<string>`case when e.from_account like 'house:%' then e.from_account else e.to_account end`;

/** The same condition as in the index by box margin, so that PostgreSQL can use it. */
const isOfMargin = sql<boolean>`(e.from_account = 'house:box-margin' or e.to_account = 'house:box-margin')`;

/** Selects by house account. Of everybody's entries, those of house:boxes that no opening wrote are the margin's. */
const isOfAccount = (account: string): RawBuilder<boolean> =>
  account === "house:box-margin" || account === "house:boxes"
    ? sql`(${isOfMargin} or ${houseAccount} = ${account})`
    : sql`${houseAccount} = ${account}`;

/**
 * If the search names a person by id or address, selects all entries of that person. If it names another id, selects
 * the entries about that thing. Without a person, selects only the types of entries for which an index covers all.
 */
async function wanted(db: Connection, search: string): Promise<RawBuilder<boolean>> {
  if (search === "") return isOfEverybody;
  const isId = UUID.test(search);
  const person = await db
    .selectFrom("users")
    .select("userId")
    .where(isId ? sql<boolean>`user_id = ${search.toLowerCase()}::uuid` : sql<boolean>`lower(email) = lower(${search})`)
    .executeTakeFirst();
  if (person !== undefined) return sql`e.user_id = ${person.userId} and e.sequence is not null`;
  if (!isId) return sql`false`;
  return sql`e.related_id = ${search.toLowerCase()}::uuid and ${isOfEverybody}`;
}

async function selected(db: Connection, { search = "", type, account, from, to }: LedgerFilters) {
  const owner = await wanted(db, search);
  return db
    .selectFrom("ledgerEntries as e")
    .where(owner)
    .$if(type !== undefined, (query) => query.where("e.transactionType", "=", type ?? null))
    .$if(account !== undefined, (query) => query.where(isOfAccount(account ?? "")))
    .$if(from !== undefined, (query) =>
      query.where(sql<boolean>`e.created_at >= ${from}::date::timestamp at time zone 'UTC'`),
    )
    .$if(to !== undefined, (query) =>
      query.where(sql<boolean>`e.created_at < (${to}::date + 1)::timestamp at time zone 'UTC'`),
    );
}

function shown(query: Awaited<ReturnType<typeof selected>>) {
  return query
    .leftJoin("users as u", "u.userId", "e.userId")
    .select(["e.entryId", "e.userId", "u.email", "e.fromAccount", "e.toAccount", "e.amountCents", "e.transactionType"])
    .select(["e.description", "e.relatedId", "e.balanceAfterCents", "e.createdAt"]);
}

export type LedgerRow = Awaited<ReturnType<typeof readLedger>>[number];

export async function readLedger(
  db: Connection,
  filters: LedgerFilters,
  { limit, offset }: { limit: number; offset: number },
) {
  const direction = filters.sortDirection === "Asc" ? "asc" : "desc";
  return shown(await selected(db, filters))
    .orderBy("e.createdAt", direction)
    .orderBy("e.entryId", direction)
    .limit(limit)
    .offset(offset)
    .execute();
}

export const countLedger = async (db: Connection, filters: LedgerFilters): Promise<number> =>
  countUpTo(db, await selected(db, filters));

/** Returns the next entries of a file, newest first, after the last entry of the previous batch. */
export async function readLedgerAfter(
  db: Connection,
  filters: LedgerFilters,
  last: { userId: string; entryId: string } | undefined,
  most: number,
) {
  return shown(await selected(db, filters))
    .$if(last !== undefined, (query) =>
      query.where(sql<boolean>`(e.created_at, e.entry_id) < (
        (select created_at from ledger_entries where user_id = ${last?.userId} and entry_id = ${last?.entryId}),
        ${last?.entryId}::uuid)`),
    )
    .orderBy("e.createdAt", "desc")
    .orderBy("e.entryId", "desc")
    .limit(most)
    .execute();
}
