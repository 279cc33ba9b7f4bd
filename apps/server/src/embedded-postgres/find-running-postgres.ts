import { readFileSync, realpathSync } from "node:fs";
import { join } from "node:path";
import { locateBinaries } from "./binaries.ts";
import { PASSWORD_FILE } from "./make-cluster.ts";
import { choosePlace } from "./place.ts";
import { findRunning } from "./postmaster-file.ts";

/** A PostgreSQL that another process runs, with the superuser's connection string to the database `postgres`. */
export type RunningPostgres = { port: number; adminUrl: string };

/** Returns the PostgreSQL that runs on a folder, or undefined if none runs. Starts nothing. */
export async function findRunningPostgres(dataDir: string): Promise<RunningPostgres | undefined> {
  const { cluster } = choosePlace(locateBinaries(), realpathSync(dataDir));
  const running = await findRunning(cluster);
  if (running === undefined) return undefined;
  const password = readFileSync(join(cluster, PASSWORD_FILE), "utf8").trim();
  return { port: running.port, adminUrl: `postgresql://postgres:${password}@127.0.0.1:${running.port}/postgres` };
}
