import type { Kysely } from "kysely";
import type { GatewayAccount } from "./account.ts";
import type { Tables } from "./tables.generated.ts";

export type GatewayConnection = Kysely<Tables>;

/** What the gateway is made of, handed in. */
export type GatewayParts = {
  db: GatewayConnection;
  account: GatewayAccount;
  /** Where browsers reach the gateway, without a slash at the end. */
  publicUrl: string;
  now: () => Date;
};
