import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Database, openDatabase } from "../../apps/server/src/database/connection.ts";
import { startEmbeddedPostgres } from "../../apps/server/src/database/embedded/start-embedded-postgres.ts";
import { migrate } from "../../apps/server/src/database/migrate.ts";
import { ensureDatabase, ensureRoles, urlFor } from "../../apps/server/src/database/roles.ts";
import { loadCatalogue } from "../../apps/server/src/demo/load-catalogue.ts";
import { ensurePagesBuilt } from "../../apps/web/build-pages.ts";

const owner = { name: "trove_owner", password: "owner" };
const app = { name: "trove_app", password: "app" };
const server = fileURLToPath(new URL("../../apps/server/src/main.ts", import.meta.url));
const PORT = 4391;

/** What a benchmark runs against: PostgreSQL with its default durability, and the shop as production runs it. */
export type Place = { url: string; appUrl: string; owner: Database; close(): Promise<void> };

function startShop(variables: NodeJS.ProcessEnv): Promise<() => Promise<void>> {
  const child = spawn(process.execPath, [server], {
    env: { ...process.env, ...variables },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const gone = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  return new Promise((resolve, reject) => {
    child.once("exit", (code) => reject(new Error(`the shop ended with ${code}`)));
    child.stdout.on("data", (chunk: Buffer) => {
      if (!chunk.toString().includes("The shop is open")) return;
      resolve(async () => {
        child.kill("SIGTERM");
        await gone;
      });
    });
  });
}

export async function openPlace(log: (line: string) => void): Promise<Place> {
  await ensurePagesBuilt(log);
  const dataDir = await mkdtemp(join(tmpdir(), "trove-bench-"));
  const postgres = await startEmbeddedPostgres({ dataDir: join(dataDir, "postgres"), log });
  await ensureRoles(postgres.adminUrl, [owner, app]);
  await ensureDatabase(postgres.adminUrl, "trove", owner.name);
  const ownerUrl = urlFor(postgres.adminUrl, owner, "trove");
  const appUrl = urlFor(postgres.adminUrl, app, "trove");
  await migrate(ownerUrl, app.name);
  const ownerDatabase = openDatabase(ownerUrl, 8, () => {});
  await loadCatalogue(ownerDatabase.connection, new Date());
  const stopShop = await startShop({
    NODE_ENV: "production",
    PORT: String(PORT),
    PUBLIC_URL: `http://127.0.0.1:${PORT}`,
    DATABASE_URL: appUrl,
    MIGRATION_DATABASE_URL: ownerUrl,
    DATA_DIR: dataDir,
    JWT_SECRET: "a secret for benchmarks, thirty-two long",
    ROOT_KEY: "5a".repeat(32),
    SIGNING_KEY: "a5".repeat(32),
    ALLOW_SANDBOX_PAYMENTS: "true",
    RATE_LIMIT_FACTOR: "0",
    LOG_LEVEL: "warn",
  });
  return {
    url: `http://127.0.0.1:${PORT}`,
    appUrl,
    owner: ownerDatabase,
    async close() {
      await stopShop();
      await ownerDatabase.close();
      await postgres.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
