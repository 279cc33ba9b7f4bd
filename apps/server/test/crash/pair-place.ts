import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "../../src/database/connection.ts";
import { ensureDatabase, ensureRoles } from "../../src/database/roles.ts";
import { clusters, type CrashPlace } from "./crash-place.ts";
import { APP, OWNER } from "../postgres-setup.ts";
import { CrashServer, untilSql } from "./crash-server.ts";
import { ServerPair } from "./server-pair.ts";

/** Opens a place whose database is a pair: a run kills the server that takes writes, and the other one takes over. */
export async function openPairPlace(
  log: (line: string) => void,
  variables: Record<string, string>,
): Promise<CrashPlace> {
  const pair = await ServerPair.start(clusters);
  await ensureRoles(pair.adminUrl, [OWNER, APP]);
  await ensureDatabase(pair.adminUrl, "trove", OWNER.name);
  const ownerUrl = pair.urlFor(OWNER, "trove");
  const dataDir = await mkdtemp(join(tmpdir(), "trove-crash-"));
  const server = await CrashServer.make({
    DATABASE_URL: pair.urlFor(APP, "trove"),
    MIGRATION_DATABASE_URL: ownerUrl,
    DATA_DIR: dataDir,
    DEMO: "true",
    ...variables,
  });
  const database = openDatabase(ownerUrl, 2, () => {});
  let isAlone = false;
  log(`a shop at ${server.url}, on two database servers`);
  await server.start();
  return {
    url: server.url,
    owner: database,
    unexpectedEnds: server.unexpectedEnds,
    async prepare() {
      if (isAlone) await pair.follow();
      isAlone = false;
    },
    async kill() {
      isAlone = true;
      await pair.failOver();
      await server.ready();
      await untilSql(database);
    },
    async close() {
      await server.end("SIGTERM");
      await database.close();
      await pair.remove();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
