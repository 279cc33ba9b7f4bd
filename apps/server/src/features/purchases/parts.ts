import type { Connection } from "../../database/connection.ts";
import type { Secrets } from "../../secrets.ts";
import type { Mail } from "../mail/index.ts";
import type { Payments } from "../payments/index.ts";

/** What settling a purchase takes. */
export type SettlementParts = {
  mail: Pick<Mail, "ready">;
  /** Where pages are reached, without a slash at the end. */
  publicUrl: string;
};

/** What buying takes. */
export type BuyingParts = SettlementParts & { db: Connection; now: () => Date };

/** What the purchases room is made of. */
export type PurchaseParts = BuyingParts & {
  secrets: Pick<Secrets, "rootKey">;
  payments: Pick<Payments, "provider" | "openSession" | "validate">;
};
