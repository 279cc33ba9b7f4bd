import type { Connection } from "../../../database/connection.ts";
import type { VersionRow } from "../index.ts";

/** Who set versions, and who approved them, by the ids of the versions. */
export async function readAuthors(db: Connection, versions: readonly VersionRow[]) {
  if (versions.length === 0) return new Map();
  const rows = await db
    .selectFrom("auditEntries")
    .select(["auditId", "actorId", "approvedBy", "reason"])
    .where(
      "auditId",
      "in",
      versions.map(({ versionId }) => versionId),
    )
    .execute();
  return new Map(rows.map((row) => [row.auditId, row]));
}
