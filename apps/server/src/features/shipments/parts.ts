import type { Connection } from "../../database/connection.ts";

/** Dependencies of the shipments room. */
export type ShipmentParts = { db: Connection; now: () => Date };
