import type { Connection } from "../../../database/connection.ts";

function about(db: Connection, subjectId: string | undefined) {
  const query = db.selectFrom("auditEntries as a");
  return subjectId === undefined ? query : query.where("a.subjectId", "=", subjectId);
}

/** Returns audit entries, newest first. `userName` is null for an actor without an account. */
export function readAudit(
  db: Connection,
  subjectId: string | undefined,
  { limit, offset }: { limit: number; offset: number },
) {
  return about(db, subjectId)
    .leftJoin("users as u", "u.userId", "a.actorId")
    .select(["a.auditId", "a.actorId", "u.userName", "a.action", "a.subjectId", "a.before", "a.after", "a.createdAt"])
    .orderBy("a.createdAt", "desc")
    .orderBy("a.auditId", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
}

export async function countAudit(db: Connection, subjectId: string | undefined): Promise<number> {
  const { totalCount } = await about(db, subjectId)
    .select(({ fn }) => fn.countAll<number>().as("totalCount"))
    .executeTakeFirstOrThrow();
  return totalCount;
}
