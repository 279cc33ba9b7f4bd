import type { LiveSignal } from "@trove/contract";
import type { Connection } from "../../database/connection.ts";
import type { Listeners } from "./notification.ts";
import { announce } from "./notifications.store.ts";

/**
 * Tells open pages that something has changed, so that they read it; within a transaction, at its commit. Nothing is
 * kept: whoever has no page open misses it. PostgreSQL takes 8,000 bytes, which is room for 180 people.
 */
export const signal = (db: Connection, to: Listeners, what: LiveSignal): Promise<void> => announce(db, { to, ...what });
