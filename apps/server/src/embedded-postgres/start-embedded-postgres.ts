import { mkdirSync, realpathSync } from "node:fs";
import { adminUrl, attach, attachAgain, detach } from "./attachment.ts";
import type { Wanted } from "./attachment.ts";
import { locateBinaries } from "./binaries.ts";
import { makeCluster } from "./make-cluster.ts";
import { choosePlace } from "./place.ts";
import type { Durability } from "./settings.ts";

export type EmbeddedPostgres = {
  /** The superuser's connection string, to the database `postgres`. */
  adminUrl: string;
  /** Process id of the postmaster; another one after it was killed. */
  readonly pid: number;
  /** Where its files are: the folder asked for, unless root alone reaches that. */
  home: string;
  /** Ends every connection and waits until PostgreSQL is gone; what was committed stays. */
  stop(): Promise<void>;
};

export type EmbeddedPostgresOptions = {
  /** Ours alone; made when it is missing. Everything that the database keeps is in here. */
  dataDir: string;
  log?: (line: string) => void;
  durability?: Durability;
};

/**
 * Starts PostgreSQL on a folder, on 127.0.0.1 and a free port. A PostgreSQL that outlived a killed predecessor is
 * joined, a half-made or crashed database recovers, and one that is killed while we run is started again on its port.
 * Throws when another living process uses the folder.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { log = () => undefined, durability = "full" } = options;
  mkdirSync(options.dataDir, { recursive: true });
  const asked = realpathSync(options.dataDir);
  const place = choosePlace(locateBinaries(), asked);
  if (place.home !== asked) log(`The database is kept in ${place.home}: no account but root reaches ${asked}`);

  let stopping = false;
  let recovery: Promise<void> = Promise.resolve();
  const recover = async (): Promise<void> => {
    log("Lost PostgreSQL, starting it again");
    try {
      const found = await attachAgain(wanted, current.running.port, () => stopping);
      if (found === undefined) return;
      current = found;
      log(`PostgreSQL is back on port ${current.running.port}`);
    } catch (error) {
      log(`PostgreSQL does not come back; see ${place.home}/postgres.log (${String(error)})`);
    }
  };
  const onLost = (): void => {
    if (!stopping) recovery = recovery.then(recover);
  };
  const wanted: Wanted = { place, password: await makeCluster(place, durability), durability, onLost };
  let current = await attach(wanted);
  const { running, joined } = current;
  log(`PostgreSQL ${joined ? "joined" : "started"} on port ${running.port}, run by ${place.account.name}`);

  return {
    adminUrl: adminUrl(wanted, running),
    get pid() {
      return current.running.pid;
    },
    home: place.home,
    async stop() {
      stopping = true;
      await recovery;
      await detach(place, current);
    },
  };
}
