import { type Cents, cents } from "@trove/money";
import type { Translations } from "@trove/contract/translations";
import { type NotNull, type Selectable, sql } from "kysely";
import type { Connection, Transaction } from "../../../database/connection.ts";
import type { Tables } from "../../../database/tables.generated.ts";
import { matchesSearch, translationsOf } from "../../items/index.ts";
import { WANTED_VERSION } from "../publishing.store.ts";

type Box = Selectable<Tables["lootboxes"]>;

/**
 * The fields of a box that change as soon as an operator saves them. The price and the drops belong to the box's plan.
 */
export type BoxFields = Pick<Box, "name" | "description" | "imageUrl" | "hue" | "tags" | "categoryIds"> & {
  /** If undefined, the box keeps its present translations. */
  translations?: Translations | undefined;
};

/** The price and drops of a box's next version. */
export type Plan = { price: Cents; drops: readonly { itemId: string; tickets: number }[] };

/** Selects boxes of any status, each with its own plan and with the version that was published last. */
function plannedBoxes(db: Connection) {
  return db
    .selectFrom("lootboxes as b")
    .leftJoin("lootboxPlans as p", "p.lootboxId", "b.lootboxId")
    .leftJoin("lootboxVersions as v", (join) =>
      join.onRef("v.lootboxId", "=", "b.lootboxId").on("v.tableVersion", "=", WANTED_VERSION),
    )
    .leftJoin("lootboxCounts as c", "c.lootboxId", "b.lootboxId");
}

function selectPlanned(query: ReturnType<typeof plannedBoxes>) {
  return query
    .select(["b.lootboxId", "b.name", "b.slug", "b.description", "b.imageUrl", "b.hue", "b.status", "b.tags"])
    .select(["b.categoryIds", "b.priceCents", "b.publishedAt", "b.createdAt", "b.updatedAt", "b.version"])
    .select(["p.priceCents as plannedPrice", "p.itemIds", "p.tickets", translationsOf("b").as("translations")])
    .select([
      "v.tableVersion",
      "v.oddsTable",
      "v.oddsHash",
      "v.publishedAt as versionPublishedAt",
      "v.priceCents as versionPrice",
    ])
    .select((eb) => [
      eb.fn.coalesce("c.openedCount", eb.lit(0)).as("openedCount"),
      eb
        .selectFrom("lootboxVersions as all")
        .select(({ fn, lit }) => fn.coalesce(fn.max("all.tableVersion"), lit(0)).as("last"))
        .whereRef("all.lootboxId", "=", "b.lootboxId")
        .as("lastVersion"),
    ])
    .$narrowType<{ lastVersion: NotNull }>();
}

export type PlannedBoxRow = NonNullable<Awaited<ReturnType<typeof readPlannedBox>>>;

export function readPlannedBox(db: Connection, lootboxId: string) {
  return selectPlanned(plannedBoxes(db).where("b.lootboxId", "=", lootboxId)).executeTakeFirst();
}

export type BoxSelection = { search?: string | undefined; status?: Box["status"] | undefined };
type Sort = { by: "CreatedAtUtc" | "Alphabetical" | "Price"; direction: "Asc" | "Desc" };

const sortColumns = {
  CreatedAtUtc: sql`b.created_at`,
  Alphabetical: sql`lower(b.name)`,
  Price: sql`b.price_cents`,
};

function selected(db: Connection, { search, status }: BoxSelection) {
  const query = plannedBoxes(db).where(matchesSearch(search, sql`b.search_text`));
  return status === undefined ? query : query.where("b.status", "=", status);
}

export function readPlannedBoxes(
  db: Connection,
  selection: BoxSelection,
  sort: Sort,
  page: { limit: number; offset: number },
): Promise<PlannedBoxRow[]> {
  const direction = sort.direction === "Asc" ? "asc" : "desc";
  return selectPlanned(selected(db, selection))
    .orderBy(sortColumns[sort.by], direction)
    .orderBy("b.lootboxId", direction)
    .limit(page.limit)
    .offset(page.offset)
    .execute();
}

export async function countPlannedBoxes(db: Connection, selection: BoxSelection): Promise<number> {
  const { totalCount } = await selected(db, selection)
    .select(({ fn }) => fn.countAll<number>().as("totalCount"))
    .executeTakeFirstOrThrow();
  return totalCount;
}

/** Locks the box against other changes. Openings don't wait for this lock. Returns false if the box doesn't exist. */
export async function lockBox(tx: Transaction, lootboxId: string): Promise<boolean> {
  const box = await tx
    .selectFrom("lootboxes")
    .select("lootboxId")
    .where("lootboxId", "=", lootboxId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return box !== undefined;
}

/**
 * Locks items, in the order of their ids, against changes of their names, prices and state until the transaction ends.
 * Must be called before locking a box, because a change of an item also locks the item first.
 */
export async function holdItems(tx: Transaction, itemIds: readonly string[]): Promise<void> {
  await tx
    .selectFrom("items")
    .select("itemId")
    .where((eb) => eb("itemId", "=", eb.fn.any(eb.val(itemIds))))
    .orderBy("itemId")
    .forShare()
    .execute();
}

/** Picks the columns by name, because an operator's request has more fields than a box. */
function columnsOf({ name, description, translations, imageUrl, hue, tags, categoryIds }: BoxFields): BoxFields {
  return { name, description, translations, imageUrl, hue, tags, categoryIds };
}

/** Inserts the box as a draft. Returns false if the slug belongs to another box. */
export async function insertPlannedBox(
  tx: Transaction,
  { lootboxId, slug, at }: { lootboxId: string; slug: string; at: Date },
  fields: BoxFields,
  { price }: Plan,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto("lootboxes")
    .values({ ...columnsOf(fields), lootboxId, slug, status: "Draft", priceCents: price, createdAt: at, updatedAt: at })
    .onConflict((conflict) => conflict.column("slug").doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function rewriteBox(tx: Transaction, lootboxId: string, fields: BoxFields, at: Date): Promise<void> {
  await tx
    .updateTable("lootboxes")
    .set((eb) => ({ ...columnsOf(fields), updatedAt: at, version: eb("version", "+", 1) }))
    .where("lootboxId", "=", lootboxId)
    .execute();
}

export async function setBoxStatus(tx: Transaction, lootboxId: string, status: Box["status"], at: Date): Promise<void> {
  await tx
    .updateTable("lootboxes")
    .set((eb) => ({
      status,
      lastOpenVersion: sql`case when status = 'Active' then table_version else last_open_version end`,
      updatedAt: at,
      version: eb("version", "+", 1),
    }))
    .where("lootboxId", "=", lootboxId)
    .execute();
}

/**
 * Returns the odds table of a box that people know. For an open box this is the version published last; for any other
 * box it is the version with which it was last open. Null if the box was never open.
 */
export async function readKnownOdds(db: Connection, lootboxId: string): Promise<string | null> {
  const row = await db
    .selectFrom("lootboxes as b")
    .innerJoin("lootboxVersions as v", (join) =>
      join
        .onRef("v.lootboxId", "=", "b.lootboxId")
        .on(
          "v.tableVersion",
          "=",
          sql`case when b.status = 'Active' then ${WANTED_VERSION} else b.last_open_version end`,
        ),
    )
    .select("v.oddsTable")
    .where("b.lootboxId", "=", lootboxId)
    .executeTakeFirst();
  return row?.oddsTable ?? null;
}

/** Stores a box's plan. If the box was never published, lists of boxes show its planned price. */
export async function writePlan(tx: Transaction, lootboxId: string, { price, drops }: Plan): Promise<void> {
  const plan = {
    priceCents: price,
    itemIds: drops.map(({ itemId }) => itemId),
    tickets: drops.map(({ tickets }) => tickets),
  };
  await tx
    .insertInto("lootboxPlans")
    .values({ lootboxId, ...plan })
    .onConflict((conflict) => conflict.column("lootboxId").doUpdateSet(plan))
    .execute();
  await tx
    .updateTable("lootboxes")
    .set({ priceCents: cents(price) })
    .where("lootboxId", "=", lootboxId)
    .where("tableVersion", "is", null)
    .execute();
}

export async function deletePlan(tx: Transaction, lootboxId: string): Promise<void> {
  await tx.deleteFrom("lootboxPlans").where("lootboxId", "=", lootboxId).execute();
}

/** Returns the published versions of a box, newest first. */
export function readVersions(db: Connection, lootboxId: string, page: { limit: number; offset: number }) {
  return db
    .selectFrom("lootboxVersions")
    .select(["tableVersion", "oddsTable", "oddsHash", "publishedAt"])
    .where("lootboxId", "=", lootboxId)
    .orderBy("tableVersion", "desc")
    .limit(page.limit)
    .offset(page.offset)
    .execute();
}

export async function countVersions(db: Connection, lootboxId: string): Promise<number> {
  const { totalCount } = await db
    .selectFrom("lootboxVersions")
    .select(({ fn }) => fn.countAll<number>().as("totalCount"))
    .where("lootboxId", "=", lootboxId)
    .executeTakeFirstOrThrow();
  return totalCount;
}
