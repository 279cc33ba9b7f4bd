import type { Selectable } from "kysely";
import { sql } from "kysely";
import type { Connection, Transaction } from "../../../database/connection.ts";
import type { Tables } from "../../../database/tables.generated.ts";

export type DocumentRow = Selectable<Tables["legalDocuments"]>;

/** Adds the next version of a document. Concurrent uploads of the same document run one after the other. */
export async function insertVersion(tx: Transaction, row: Omit<DocumentRow, "version">): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext('legal_documents'), hashtext(${row.fileName}))`.execute(tx);
  const { version } = await tx
    .insertInto("legalDocuments")
    .values({
      ...row,
      version: sql<number>`(select coalesce(max(version), 0) + 1 from legal_documents where file_name = ${row.fileName})`,
    })
    .returning("version")
    .executeTakeFirstOrThrow();
  return version;
}

/** Finds the uploaded version in a language that is in force at a time. */
export function findInForce(
  db: Connection,
  { fileName, language }: Pick<DocumentRow, "fileName" | "language">,
  at: Date,
): Promise<DocumentRow | undefined> {
  return db
    .selectFrom("legalDocuments")
    .selectAll()
    .where("fileName", "=", fileName)
    .where("language", "=", language)
    .where("inForceFrom", "<=", at)
    .orderBy("inForceFrom", "desc")
    .orderBy("version", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** Returns all uploaded versions of a document, newest first. */
export function readVersions(db: Connection, fileName: string): Promise<DocumentRow[]> {
  return db
    .selectFrom("legalDocuments")
    .selectAll()
    .where("fileName", "=", fileName)
    .orderBy("version", "desc")
    .execute();
}
