import type { FastifyInstance } from "fastify";
import type { EndpointName } from "@trove/contract";
import type { Chance } from "./command/chance.ts";
import type { Database } from "./database/connection.ts";
import type { Environment } from "./environment.ts";
import type { Secrets } from "./secrets.ts";
import type { LogDestination } from "./http/logger.ts";
import type { Job } from "./jobs.ts";
import type { Auth, HashCost } from "./features/auth/index.ts";
import type { Mail } from "./features/mail/index.ts";
import type { BoxVersions } from "./features/lootboxes/index.ts";
import type { SettingsReader } from "./features/settings/index.ts";
import type { PublicLog } from "./features/public-log/index.ts";
import type { PublicCache } from "./http/ready/public-cache.ts";
import type { FindReady } from "./http/ready/ready-responses.ts";

/** The application's dependencies on its environment. `main` or a test passes them in. */
export type Platform = {
  environment: Environment;
  secrets: Secrets;
  database: Database;
  /** Source of random order numbers. */
  chance: Chance;
  /** The clock that all rules and commands use. */
  now: () => Date;
  /** Waits, measured by the same clock as `now`. */
  pause: (milliseconds: number) => Promise<void>;
  /** The cost of hashing a password: FULL_HASH_COST, except in tests. */
  hashCost: HashCost;
  logTo?: LogDestination;
};

export type App = {
  http: FastifyInstance;
  /** From now on, readiness fails and connections end after their response. Everything else goes on. */
  drain(): void;
  /** Endpoints of the contract that have a handler. */
  bound: ReadonlySet<EndpointName>;
  /** The background jobs. */
  jobs: readonly Job[];
  auth: Auth;
  mail: Mail;
  settings: SettingsReader;
  boxVersions: BoxVersions;
  publicLog: PublicLog;
  publicCache: PublicCache;
  /** Each finds responses that are in memory, ready to be sent. */
  ready: FindReady[];
};
