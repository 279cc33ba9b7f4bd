import { existsSync, mkdirSync, readdirSync, realpathSync, renameSync, rmdirSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { EnvironmentError } from "../../environment.ts";
import { locateBinaries } from "../../embedded-postgres/binaries.ts";
import { choosePlace } from "../../embedded-postgres/place.ts";
import { findRunning } from "../../embedded-postgres/postmaster-file.ts";
import { momentName } from "../names.ts";

/**
 * Where a restored cluster goes. `folder` is for the restore, on the same disk; `take` moves the cluster there. It
 * throws EnvironmentError if a database has started there meanwhile.
 */
export type Target = { title: string; folder: string; take(cluster: string): Promise<void> };

/** A new folder, for a PostgreSQL of the owner's. Throws EnvironmentError if it has files. */
export function newFolder(to: string): Target {
  const isThere = existsSync(to);
  if (isThere && readdirSync(to).length > 0) {
    throw new EnvironmentError(`--to: ${to} has files. Name a folder that doesn't exist yet`);
  }
  return {
    title: to,
    folder: join(dirname(to), `trove-restore-${process.pid}`),
    async take(cluster) {
      if (isThere) rmdirSync(to);
      renameSync(cluster, to);
    },
  };
}

/**
 * The embedded database of a data folder. One that is there is put aside if `isReplacing`, and never removed. Throws
 * EnvironmentError if it may not be replaced, or if it runs.
 */
export async function embeddedDatabase(dataDir: string, isReplacing: boolean): Promise<Target> {
  const home = resolve(dataDir, "postgres");
  mkdirSync(home, { recursive: true });
  const place = choosePlace(locateBinaries(), realpathSync(home));
  const isThere = existsSync(place.cluster);
  if (isThere) {
    if ((await findRunning(place.cluster)) !== undefined) {
      throw new EnvironmentError("The database is running: stop the shop first");
    }
    if (!isReplacing) {
      throw new EnvironmentError(`${place.cluster} is a database already: --replace puts it aside, and keeps it`);
    }
  }
  return {
    title: place.cluster,
    folder: join(place.home, `restore-${process.pid}`),
    async take(cluster) {
      const isRunning = (await findRunning(place.cluster)) !== undefined;
      if (isRunning || existsSync(place.cluster) !== isThere) {
        throw new EnvironmentError(`A database was started meanwhile: stop the shop. The restored one is ${cluster}`);
      }
      const aside = `${place.cluster}-until-${momentName(new Date())}`;
      if (isThere) renameSync(place.cluster, aside);
      renameSync(cluster, place.cluster);
    },
  };
}
