import type { Chance } from "../../command/chance.ts";
import type { ReadForeign } from "../../command/foreign-read.ts";
import type { Connection } from "../../database/connection.ts";
import type { PageOrigin } from "../../environment/local-name.ts";
import type { Secrets } from "../../secrets.ts";
import type { Mail } from "../mail/index.ts";
import type { Payments } from "../payments/index.ts";
import type { SettingsReader } from "../settings/index.ts";

/** Dependencies of settling a purchase. */
export type SettlementParts = {
  mail: Pick<Mail, "ready">;
  settings: SettingsReader;
  /** Base URL of the pages, without a trailing slash. */
  publicUrl: string;
  secrets: Pick<Secrets, "rootKeys">;
  /** The time zone whose days limits and promised days have. */
  timeZone: string;
};

/** Dependencies of buying. */
export type BuyingParts = SettlementParts & {
  db: Connection;
  chance: Chance;
  now: () => Date;
};

/** Dependencies of the purchases room. */
export type PurchaseParts = BuyingParts & {
  /** A factor for the maximum number of unpaid orders; 0 turns the limit off. */
  rateLimitFactor: number;
  payments: Pick<Payments, "chooseWay" | "openSession" | "validate">;
};

/** Dependencies of the routes for purchases. */
export type PurchaseRouteParts = PurchaseParts & {
  mail: Pick<Mail, "queue" | "ready">;
  readForeign: ReadForeign;
  pageOrigin: PageOrigin;
};
