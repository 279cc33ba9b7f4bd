import { sql } from "kysely";
import { type ChannelWatch, watchChannel } from "./channel.ts";
import type { Connection, Database } from "./connection.ts";

const CHANNEL = "catalogue_changed";

/**
 * Notifies every process that items, categories or boxes changed, so that it clears its cache. Within a transaction,
 * the notice is sent at commit. Not used for stock, which changes with every purchase: cached stock is a few seconds
 * old at most.
 */
export async function announceCatalogueChange(db: Connection): Promise<void> {
  await sql`select pg_notify(${CHANNEL}, '')`.execute(db);
}

/** Calls `onChange` for every announcement of any process, and whenever announcements may have been missed. */
export function watchCatalogue(
  database: Database,
  onChange: () => void,
  onError: (error: unknown) => void,
): ChannelWatch {
  return watchChannel(database, CHANNEL, { onNotice: onChange, onListening: onChange, onError });
}
