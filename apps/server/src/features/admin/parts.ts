import type { Connection, Transaction } from "../../database/connection.ts";
import type { BoxVersions, OddsTerms } from "../lootboxes/index.ts";
import type { Mail } from "../mail/index.ts";
import type { ShipmentFacts } from "../shipments/index.ts";

/** Runs in the transaction in which an operator cancels a shipment: refunds a guest through the provider. */
export type OnShipmentCancelled = (tx: Transaction, before: ShipmentFacts) => Promise<void>;

/** Dependencies of the admin room. */
export type AdminParts = {
  db: Connection;
  boxes: { versions: BoxVersions; terms: OddsTerms };
  mail: Pick<Mail, "queue">;
  onShipmentCancelled: readonly OnShipmentCancelled[];
  /** Announces other odds in the terms log at once. Doesn't throw, because a job tries again. */
  publishTerms: () => Promise<void>;
  /** Base URL of the pages, without a trailing slash. */
  publicUrl: string;
  now: () => Date;
};
