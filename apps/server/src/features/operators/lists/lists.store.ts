import { COUNT_MAX } from "@trove/contract";
import { type Selectable, type SelectQueryBuilder, sql } from "kysely";
import type { Connection, Transaction } from "../../../database/connection.ts";
import type { Tables } from "../../../database/tables.generated.ts";

/** Counts the selected rows, but stops at COUNT_MAX + 1: an exact count would read the whole table. */
export async function countUpTo<Known, Read extends keyof Known>(
  db: Connection,
  selected: SelectQueryBuilder<Known, Read, object>,
): Promise<number> {
  const some = selected.select(sql<number>`1`.as("one")).limit(COUNT_MAX + 1);
  const { rows } = await sql<{ totalCount: number }>`select count(*) as total_count from ${some} as counted`.execute(
    db,
  );
  return rows[0]?.totalCount ?? 0;
}

export type SavedView = Pick<
  Selectable<Tables["savedViews"]>,
  "userId" | "viewId" | "list" | "title" | "query" | "isShared" | "version"
>;
export type ViewFields = Pick<SavedView, "title" | "query" | "isShared">;

const viewColumns = ["userId", "viewId", "list", "title", "query", "isShared", "version"] as const;

/** Selects the views that a person may use: their own views and the shared ones. */
function usableViews(db: Connection, userId: string) {
  return db
    .selectFrom("savedViews")
    .select(viewColumns)
    .where(({ eb, or }) => or([eb("userId", "=", userId), eb("isShared", "=", true)]));
}

export function readViews(db: Connection, userId: string, list: string): Promise<SavedView[]> {
  return usableViews(db, userId).where("list", "=", list).orderBy("createdAt").orderBy("viewId").execute();
}

/** Reads a view and locks it until the transaction ends. Finds its owner first, because a cluster locks one's rows. */
export async function lockView(tx: Transaction, userId: string, viewId: string): Promise<SavedView | undefined> {
  const view = usableViews(tx, userId).where("viewId", "=", viewId);
  const found = await view.executeTakeFirst();
  if (found === undefined) return undefined;
  return view.where("userId", "=", found.userId).forUpdate().executeTakeFirst();
}

export async function insertView(tx: Transaction, view: Omit<SavedView, "version">, at: Date): Promise<void> {
  await tx
    .insertInto("savedViews")
    .values({ ...view, createdAt: at })
    .execute();
}

export async function rewriteView(tx: Transaction, { userId, viewId }: SavedView, fields: ViewFields): Promise<void> {
  const { title, query, isShared } = fields;
  await tx
    .updateTable("savedViews")
    .set((eb) => ({ title, query, isShared, version: eb("version", "+", 1) }))
    .where("userId", "=", userId)
    .where("viewId", "=", viewId)
    .execute();
}

export async function removeView(tx: Transaction, { userId, viewId }: SavedView): Promise<void> {
  await tx.deleteFrom("savedViews").where("userId", "=", userId).where("viewId", "=", viewId).execute();
}
