import type { Connection, Transaction } from "../../database/connection.ts";
import type { SecurityLog } from "../../command/security-log.ts";
import type { Environment } from "../../environment.ts";
import type { Secrets } from "../../secrets.ts";
import type { Mail } from "../mail/index.ts";
import type { HashCost } from "./passwords/password-hash.ts";
import type { TokenVerifier } from "./providers/token-verifier.ts";

/** Adds the rows of another room for a new person, in the transaction that creates the account. */
export type OnRegistered = (tx: Transaction, userId: string) => Promise<void>;

/** Dependencies of the auth room. */
export type AuthParts = {
  db: Connection;
  secrets: Pick<Secrets, "rootKeys" | "tokenKeys">;
  environment: Pick<
    Environment,
    | "ADMIN_FACTOR_REQUIRED"
    | "ADMIN_IDLE_MINUTES"
    | "APP_NAME"
    | "AUTH_METHOD"
    | "COUNTRY_HEADER"
    | "PUBLIC_URL"
    | "RATE_LIMIT_FACTOR"
  >;
  now: () => Date;
  /** Waits for a time, by the same clock as `now`. */
  pause: (milliseconds: number) => Promise<void>;
  hashCost: HashCost;
  security: SecurityLog;
  mail: Pick<Mail, "queue">;
  onRegistered: readonly OnRegistered[];
  /**
   * Is called when an address is confirmed or changes: discards what another room stores of texts that a stranger may
   * have typed into the account, and carries what protects the person with that mailbox.
   */
  onEmailConfirmed: (tx: Transaction, userId: string) => Promise<void>;
  /** Locks the person's offers in the room fairness. Must come before the account's lock, because openings need it. */
  lockOffers: (tx: Transaction, userId: string) => Promise<void>;
  /** Locks the person's offers like `lockOffers`, and ends them, so that nobody spends with one from before. */
  endOffers: (tx: Transaction, userId: string) => Promise<void>;
  /** Lets payment providers forget the person's cards, because somebody else may hold the account now. */
  forgetCards: (tx: Transaction, userId: string) => Promise<void>;
  /** Is called when a person has saved a name, after the account was locked. */
  onNameChanged: (tx: Transaction, userId: string) => Promise<void>;
  /** Verifies tokens of the identity provider; undefined if the shop keeps the passwords itself. */
  verifier: TokenVerifier | undefined;
  log: { warn(fields: object, text: string): void };
};
