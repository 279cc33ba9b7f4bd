import type { LiveEvent } from "@trove/contract";
import type { Connection } from "../../database/connection.ts";
import type { Listeners } from "./notification.ts";
import { announce } from "./notifications.store.ts";

/**
 * Tells open pages to read something again because it has changed. Within a transaction, this happens at the commit.
 * Live events are not stored, so people without an open page miss them. PostgreSQL limits them to 8,000 bytes, enough
 * for 180 people.
 */
export const sendLiveEvent = (db: Connection, to: Listeners, what: LiveEvent): Promise<void> =>
  announce(db, { to, ...what });
