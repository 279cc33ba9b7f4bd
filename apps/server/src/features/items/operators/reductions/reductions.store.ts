import type { ReductionState } from "@trove/contract";
import { type Insertable, sql } from "kysely";
import type { Connection, Transaction } from "../../../../database/connection.ts";
import type { Tables } from "../../../../database/tables.generated.ts";

const state = sql<ReductionState>`case
  when r.ended_at is not null then case when r.begun_at is null then 'Cancelled' else 'Ended' end
  when r.begun_at is null then 'Planned' else 'Running' end`;

type Filters = { state?: ReductionState | undefined };

function filtered(db: Connection, filters: Filters) {
  const rows = db.selectFrom("reductions as r");
  return filters.state === undefined ? rows : rows.where(state, "=", filters.state);
}

/** Selects reductions with the name of their category, the number of their items and the name of one. */
const described = (db: Connection, filters: Filters = {}) =>
  filtered(db, filters)
    .leftJoin("categories as c", "c.categoryId", "r.categoryId")
    .selectAll("r")
    .select([state.as("state"), "c.name as categoryName"])
    .select([
      sql<number>`(select count(*) from reduction_items n where n.reduction_id = r.reduction_id)`.as("itemCount"),
      sql<string>`(select min(i.name) from reduction_items n join items i using (item_id)
        where n.reduction_id = r.reduction_id)`.as("itemName"),
    ]);

export type ReductionRow = Awaited<ReturnType<typeof readReductions>>[number];

/** Returns reductions by the time of their begin. */
export function readReductions(
  db: Connection,
  filters: Filters,
  { limit, offset, direction }: { limit: number; offset: number; direction: "asc" | "desc" },
) {
  return described(db, filters)
    .orderBy("r.startsAt", direction)
    .orderBy("r.reductionId", direction)
    .limit(limit)
    .offset(offset)
    .execute();
}

export async function countReductions(db: Connection, filters: Filters): Promise<number> {
  const { count } = await filtered(db, filters)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

export function readReduction(db: Connection, reductionId: string): Promise<ReductionRow | undefined> {
  return described(db).where("r.reductionId", "=", reductionId).executeTakeFirst();
}

/** Locks a reduction, so that neither its job nor another operator changes it. Returns false if there is none. */
export async function lockReduction(tx: Transaction, reductionId: string): Promise<boolean> {
  const row = await tx
    .selectFrom("reductions")
    .select("reductionId")
    .where("reductionId", "=", reductionId)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns the items of a reduction in the order of their names. */
export function readReducedItems(db: Connection, reductionId: string) {
  return db
    .selectFrom("reductionItems as r")
    .innerJoin("items as i", "i.itemId", "r.itemId")
    .select(["i.itemId", "i.name", "i.imageUrl", "i.marketPriceCents", "r.lowestCents", "r.reducedCents"])
    .where("r.reductionId", "=", reductionId)
    .orderBy("i.foldedName")
    .orderBy("i.itemId")
    .execute();
}

export type Days = { from: Date; until: Date; days: number; zone: string };
type Between = Pick<Days, "from" | "until">;

/** Returns the first moment of a day, or `at` if later, the last second of another, and their number of days. */
export async function readDays(
  db: Connection,
  { from, until, zone }: { from: string | undefined; until: string; zone: string },
  at: Date,
): Promise<Days> {
  const { rows } = await sql<Omit<Days, "zone">>`
    select begin as "from", (${until}::date + 1)::timestamp at time zone ${zone} - interval '1 second' as until,
      ${until}::date - (begin at time zone ${zone})::date + 1 as days
    from (select greatest(${from ?? null}::date::timestamp at time zone ${zone}, ${at}::timestamptz) as begin) as first`.execute(
    db,
  );
  const [days] = rows;
  if (days === undefined) throw new Error("days are not computed");
  return { ...days, zone };
}

/**
 * Returns for each item on how many days other reductions reduce it: on those days, and on up to `around` before and
 * after.
 */
export async function readReducedDays(
  db: Connection,
  itemIds: readonly string[],
  { from, until, zone }: Days,
  around: number,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ itemId: string; days: number }>`
    select n.item_id, sum((least(r.last_at, w.until) at time zone ${zone})::date
      - (greatest(r.first_at, w.since) at time zone ${zone})::date + 1)::integer as days
    from reduction_items n
    join (
      select reduction_id, begun_at, coalesce(begun_at, starts_at) as first_at, coalesce(ended_at, until_at) as last_at
      from reductions where begun_at is not null or ended_at is null) as r using (reduction_id)
    cross join (
      select ${from}::timestamptz - make_interval(days => ${around}) as since,
        ${until}::timestamptz + make_interval(days => ${around}) as until) as w
    where n.item_id = any (${itemIds}::uuid[]) and (r.begun_at is null or n.reduced_cents is not null)
      and r.last_at > w.since and r.first_at < w.until
    group by n.item_id`.execute(db);
  return new Map(rows.map(({ itemId, days }) => [itemId, days]));
}

export type Item = { itemId: string; name: string };

/** Locks items in the order of their ids, so that no two reductions take the same one, and returns them. */
export function lockItems(tx: Transaction, itemIds: readonly string[]): Promise<Item[]> {
  return tx
    .selectFrom("items")
    .select(["itemId", "name"])
    .where((eb) => eb("itemId", "=", eb.fn.any(eb.val(itemIds))))
    .orderBy("itemId")
    .forNoKeyUpdate()
    .execute();
}

/** Selects the items that have a reduction between two moments. */
const reducedBetween = (db: Connection, { from, until }: Between) =>
  db
    .selectFrom("reductionItems as n")
    .innerJoin("reductions as r", "r.reductionId", "n.reductionId")
    .select("n.itemId")
    .where("r.endedAt", "is", null)
    .where("r.startsAt", "<", until)
    .where("r.untilAt", ">", from);

/**
 * Locks items that can be bought in a category and have no reduction between two moments, at most `most`, in the order
 * of their ids. An item that leaves the category while this waits for its lock is left out.
 */
export function lockCategoryItems(tx: Transaction, categoryId: string, days: Between, most: number): Promise<Item[]> {
  return tx
    .selectFrom("items as i")
    .select(["i.itemId", "i.name"])
    .where("i.categoryId", "=", categoryId)
    .where("i.isActive", "=", true)
    .where("i.isSellable", "=", true)
    .where(({ not, exists }) =>
      not(exists(reducedBetween(tx, days).where("n.itemId", "=", sql.ref<string>("i.itemId")))),
    )
    .orderBy("i.itemId")
    .limit(most)
    .forNoKeyUpdate("i")
    .execute();
}

/** Returns those of the items that have a reduction between two moments. */
export async function readReducedBetween(
  db: Connection,
  itemIds: readonly string[],
  days: Between,
): Promise<ReadonlySet<string>> {
  const rows = await reducedBetween(db, days)
    .where((eb) => eb("n.itemId", "=", eb.fn.any(eb.val(itemIds))))
    .execute();
  return new Set(rows.map(({ itemId }) => itemId));
}

type NewReduction = Pick<
  Insertable<Tables["reductions"]>,
  "reductionId" | "categoryId" | "percent" | "priceCents" | "startsAt" | "untilAt" | "createdAt"
>;

export async function insertReduction(
  tx: Transaction,
  reduction: NewReduction,
  itemIds: readonly string[],
): Promise<void> {
  await tx.insertInto("reductions").values(reduction).execute();
  const rows = itemIds.map((itemId) => ({ reductionId: reduction.reductionId, itemId }));
  await tx.insertInto("reductionItems").values(rows).execute();
}
