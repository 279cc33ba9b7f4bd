import type { Connection } from "../../database/connection.ts";

/** What the shipments room is made of. */
export type ShipmentParts = { db: Connection; now: () => Date };
