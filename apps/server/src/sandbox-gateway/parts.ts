import type { Kysely } from "kysely";
import type { GatewayAccount } from "./account.ts";
import type { Tables } from "./tables.generated.ts";

export type GatewayConnection = Kysely<Tables>;

/** The gateway's dependencies. */
export type GatewayParts = {
  db: GatewayConnection;
  account: GatewayAccount;
  /** The gateway's address for browsers, without a trailing slash. */
  publicUrl: string;
  now: () => Date;
  /** Whether an error means that the database is unreachable or overloaded. */
  isUnavailable: (error: unknown) => boolean;
};
