import type { Connection } from "../../../database/connection.ts";

export type ProcessRow = {
  processId: string;
  host: string;
  version: string;
  release: string;
  startedAt: Date;
  seenAt: Date;
  memoryBytes: number;
  eventStreams: number;
};

export async function writeProcess(db: Connection, row: ProcessRow): Promise<void> {
  const { seenAt, memoryBytes, eventStreams } = row;
  await db
    .insertInto("processes")
    .values(row)
    .onConflict((conflict) => conflict.column("processId").doUpdateSet({ seenAt, memoryBytes, eventStreams }))
    .execute();
}

export async function forgetProcesses(db: Connection, before: Date): Promise<void> {
  await db.deleteFrom("processes").where("seenAt", "<", before).execute();
}

/** Processes that wrote their row after `since`, the one that started first first. */
export function readProcesses(db: Connection, since: Date): Promise<ProcessRow[]> {
  return db.selectFrom("processes").selectAll().where("seenAt", ">", since).orderBy("startedAt").execute();
}
