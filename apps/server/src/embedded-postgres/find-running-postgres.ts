import { realpathSync } from "node:fs";
import { locateBinaries } from "./binaries.ts";
import { choosePlace } from "./place.ts";
import { findRunning } from "./postmaster-file.ts";

/** Returns the port of the PostgreSQL that runs on a folder, or undefined if none runs. Starts nothing. */
export async function findRunningPostgres(dataDir: string): Promise<number | undefined> {
  const { cluster } = choosePlace(locateBinaries(), realpathSync(dataDir));
  return (await findRunning(cluster))?.port;
}
