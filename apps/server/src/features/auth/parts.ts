import type { Connection, Transaction } from "../../database/connection.ts";
import type { Environment } from "../../environment.ts";
import type { Secrets } from "../../secrets.ts";
import type { Mail } from "../mail/index.ts";

/** What a room to the right does for a new person, in the transaction that makes the account. */
export type OnRegistered = (tx: Transaction, userId: string) => Promise<void>;

/** What the auth room is made of. */
export type AuthParts = {
  db: Connection;
  secrets: Pick<Secrets, "jwtSecret">;
  environment: Pick<Environment, "PUBLIC_URL" | "RATE_LIMIT_FACTOR">;
  now: () => Date;
  mail: Pick<Mail, "queue">;
  onRegistered: readonly OnRegistered[];
};
