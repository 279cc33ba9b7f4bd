import type { LiveSignal } from "@trove/contract";
import type { Connection } from "../../database/connection.ts";
import type { Listeners } from "./notification.ts";
import { announce } from "./notifications.store.ts";

/**
 * Tells open pages to read something again that has changed; within a transaction, at its commit. Nothing is
 * stored, so people without an open page miss it. PostgreSQL takes 8,000 bytes, enough for 180 people.
 */
export const signal = (db: Connection, to: Listeners, what: LiveSignal): Promise<void> => announce(db, { to, ...what });
