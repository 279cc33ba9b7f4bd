import type { Connection, Transaction } from "../../database/connection.ts";
import type { Mail } from "../mail/index.ts";
import type { ShipmentFacts } from "../shipments/index.ts";

/** What must happen beside it when an operator cancels a shipment: a guest's money goes back through the provider. */
export type OnShipmentCancelled = (tx: Transaction, before: ShipmentFacts) => Promise<void>;

/** What the admin room is made of. */
export type AdminParts = {
  db: Connection;
  mail: Pick<Mail, "queue">;
  onShipmentCancelled: readonly OnShipmentCancelled[];
  /** Where pages are reached, without a slash at the end. */
  publicUrl: string;
  now: () => Date;
};
