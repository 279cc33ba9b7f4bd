import { mkdirSync, realpathSync } from "node:fs";
import { adminUrl, attach, attachAgain, detach } from "./attachment.ts";
import type { Wanted } from "./attachment.ts";
import { locateBinaries } from "./binaries.ts";
import { keepRotating } from "./log-file.ts";
import { makeCluster } from "./make-cluster.ts";
import { choosePlace, logPathOf } from "./place.ts";
import { askToStop } from "./postmaster.ts";
import type { Durability } from "./settings.ts";

export type EmbeddedPostgres = {
  /** The superuser's connection string, to the database `postgres`. */
  adminUrl: string;
  /** The postmaster's process id, which changes when PostgreSQL is restarted. */
  readonly pid: number;
  /** The folder of PostgreSQL's files: `dataDir`, or another folder if only root can reach `dataDir`. */
  home: string;
  /** Closes every connection and waits until PostgreSQL is gone. Committed data is kept. */
  stop(): Promise<void>;
  /** Tells PostgreSQL to stop, without waiting for it. */
  letGo(): void;
};

export type EmbeddedPostgresOptions = {
  /** The folder for all data, used by Trove alone. Created if it is missing. */
  dataDir: string;
  log?: (line: string) => void;
  durability?: Durability;
};

/**
 * Starts PostgreSQL on a folder, on 127.0.0.1 and a free port, and restarts it on that port if it is killed. Joins a
 * PostgreSQL that outlived its killed parent. Recovers an unfinished or crashed database. Throws if another living
 * process uses the folder.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { log = () => undefined, durability = "full" } = options;
  mkdirSync(options.dataDir, { recursive: true });
  const asked = realpathSync(options.dataDir);
  const place = choosePlace(locateBinaries(), asked);
  if (place.home !== asked) log(`The database is kept in ${place.home}: no account but root reaches ${asked}`);

  const stopRotating = keepRotating(logPathOf(place));
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
      log(`PostgreSQL does not come back; see ${logPathOf(place)} (${String(error)})`);
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
      stopRotating();
      await recovery;
      await detach(place, current);
    },
    letGo() {
      stopping = true;
      askToStop(place.cluster, current.running.pid);
    },
  };
}
