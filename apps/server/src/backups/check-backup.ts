import { AUDIT_CONNECTIONS, auditBooks, type Finding } from "../audit/audit-books.ts";
import { openDatabase } from "../database/connection.ts";
import { makeReader } from "./restore/reader.store.ts";
import { restoreBackup, type RestoreParts } from "./restore/restore-backup.ts";

export type Checked = {
  /** When the base copy ended, and the moment up to which the backup has everything. */
  base: Date;
  until: Date;
  clusterBytes: number;
  findings: Finding[];
  /** How long a restore takes here, from the storage to a database that answers. */
  seconds: number;
};

/**
 * Restores the newest backup into a folder of its own, audits its books with the right to read alone, and removes it.
 * Touches nothing else.
 */
export async function checkBackup(parts: Omit<RestoreParts, "at">): Promise<Checked> {
  const began = performance.now();
  const { choice, server, remove } = await restoreBackup(parts);
  const seconds = (performance.now() - began) / 1000;
  const { base, until } = choice;
  try {
    parts.say("auditing the books");
    const reader = await makeReader(server.urlFor(base.superuser, base.database));
    const url = server.urlFor(reader, base.database);
    const database = openDatabase(url, AUDIT_CONNECTIONS, () => {}, { statementMs: Infinity });
    try {
      const findings = await auditBooks(database.connection, AUDIT_CONNECTIONS);
      return { base: base.endedAt, until, clusterBytes: base.clusterBytes, findings, seconds };
    } finally {
      await database.close();
    }
  } finally {
    await server.stop();
    remove();
  }
}
