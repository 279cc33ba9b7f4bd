import { mkdirSync, readdirSync, rmSync, statfsSync } from "node:fs";
import { join } from "node:path";
import { isAlive } from "../../apps/server/src/embedded-postgres/postmaster-file.ts";
import { sweepThrowaways, throwawaysIn } from "../../apps/server/src/embedded-postgres/throwaway-postgres.ts";

/** A file system in memory, which Linux has. */
const MEMORY = "/dev/shm";
const PREFIX = "trove-tests-";

/** In bytes. A run of all tests uses less than a quarter of it. */
const NEEDED = 4e9;

/** Returns the number of free bytes, or 0 if there is no such folder. */
function freeBytes(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return 0;
  }
}

/** Removes what killed runs have left, which would take memory until the machine restarts. */
async function sweep(): Promise<void> {
  for (const name of readdirSync(MEMORY)) {
    if (!name.startsWith(PREFIX) || isAlive(Number(name.slice(PREFIX.length)))) continue;
    const folder = join(MEMORY, name);
    await sweepThrowaways(throwawaysIn(folder));
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Makes a folder in memory for a run's temporary files, because a database is copied there in a fifth of the processor
 * time. Returns undefined where there is no such memory, or too little.
 */
export async function makeMemoryFolder(): Promise<string | undefined> {
  if (freeBytes(MEMORY) === 0) return undefined;
  await sweep();
  if (freeBytes(MEMORY) < NEEDED) return undefined;
  const folder = join(MEMORY, PREFIX + process.pid);
  mkdirSync(folder, { mode: 0o755 });
  return folder;
}
