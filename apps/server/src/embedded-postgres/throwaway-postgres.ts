import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { isAlive, readPostmasterFile } from "./postmaster-file.ts";
import { stopPostmaster } from "./postmaster.ts";
import type { Durability } from "./settings.ts";
import { startEmbeddedPostgres } from "./start-embedded-postgres.ts";
import type { EmbeddedPostgres } from "./start-embedded-postgres.ts";

/** Returns the folder below which a user's throwaway servers have theirs. `folder` is for temporary files. */
export const throwawaysIn = (folder = tmpdir()): string => join(folder, `trove-postgres-${userInfo().uid}`);

/**
 * Starts a PostgreSQL for tests and measurements in a new folder below `parent`. Stopping it deletes its data. First
 * stops the servers that killed processes left in `parent`, and removes their data.
 */
export async function startThrowawayPostgres(
  parent: string,
  options: { durability?: Durability; log?: (line: string) => void } = {},
): Promise<EmbeddedPostgres> {
  mkdirSync(parent, { recursive: true });
  await sweepThrowaways(parent);
  const dataDir = mkdtempSync(join(parent, `${process.pid}-`));
  const postgres = await startEmbeddedPostgres({ durability: "test", ...options, dataDir });
  return {
    adminUrl: postgres.adminUrl,
    home: postgres.home,
    get pid() {
      return postgres.pid;
    },
    letGo: () => postgres.letGo(),
    async stop() {
      await postgres.stop();
      for (const folder of [dataDir, postgres.home]) rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Stops the servers that killed processes left in `parent`, and removes their data. */
export async function sweepThrowaways(parent: string): Promise<void> {
  if (!existsSync(parent)) return;
  for (const name of readdirSync(parent)) {
    if (isAlive(Number.parseInt(name, 10))) continue;
    const cluster = join(parent, name, "cluster");
    const left = readPostmasterFile(cluster);
    if (left !== undefined) await stopPostmaster(cluster, left.pid);
    rmSync(join(parent, name), { recursive: true, force: true });
  }
}
