import type { WorkKind, WorkStatus } from "@trove/contract";
import type { Connection } from "../../../database/connection.ts";
import { countUpTo } from "../lists/lists.store.ts";
import type { Work, WorkJson } from "./works.store.ts";

type Page = { limit: number; offset: number };

type Wanted = { kinds: readonly WorkKind[]; status?: WorkStatus | undefined };

function worksWith(db: Connection, { kinds, status }: Wanted) {
  const query = db.selectFrom("works").where((eb) => eb("kind", "=", eb.fn.any(eb.val(kinds))));
  return status === undefined ? query : query.where("status", "=", status);
}

/** Returns works of the given kinds, newest first, with the given status or any. */
export function readWorks(db: Connection, wanted: Wanted, { limit, offset }: Page): Promise<Work[]> {
  return worksWith(db, wanted)
    .selectAll()
    .orderBy("createdAt", "desc")
    .orderBy("workId", "desc")
    .limit(limit)
    .offset(offset)
    .$narrowType<WorkJson>()
    .execute();
}

export const countWorks = (db: Connection, wanted: Wanted) => countUpTo(db, worksWith(db, wanted));

export function findWork(db: Connection, workId: string): Promise<Work | undefined> {
  return db.selectFrom("works").selectAll().where("workId", "=", workId).$narrowType<WorkJson>().executeTakeFirst();
}

/** Returns the works with status Running or Stopping, in the order in which they were planned. */
export function readRunningWorks(db: Connection): Promise<Work[]> {
  return db
    .selectFrom("works")
    .selectAll()
    .where("status", "in", ["Running", "Stopping"])
    .orderBy("createdAt")
    .$narrowType<WorkJson>()
    .execute();
}
