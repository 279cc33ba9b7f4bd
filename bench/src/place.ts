import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openMarket } from "@trove/contract";
import { sql } from "kysely";
import { type Connection, type Database, openDatabase } from "../../apps/server/src/database/connection.ts";
import { migrate } from "../../apps/server/src/database/migrate.ts";
import { ensureDatabase, ensureRoles, urlFor } from "../../apps/server/src/database/roles.ts";
import { loadCatalogue } from "../../apps/server/src/demo/load-catalogue.ts";
import { publicKeyOf } from "../../apps/server/src/ed25519.ts";
import { startEmbeddedPostgres } from "../../apps/server/src/embedded-postgres/start-embedded-postgres.ts";
import { readEnvironment } from "../../apps/server/src/environment.ts";
import { readSecrets, type Secrets } from "../../apps/server/src/secrets.ts";
import { findFreePort } from "../../apps/server/test/shop/free-port.ts";
import { startShopProcess } from "../../apps/server/test/shop/shop-process.ts";
import { ensurePagesBuilt } from "../../apps/web/build-pages.ts";

const owner = { name: "trove_owner", password: "owner" };
const app = { name: "trove_app", password: "app" };
const randomKey = () => randomBytes(32).toString("hex");

/** Secrets that stored rows depend on; all shops of a run share them. */
const keys = { ROOT_KEY: randomKey(), SIGNING_KEY: randomKey(), LOG_KEY: randomKey(), JWT_SECRET: randomKey() };

/** The target of a benchmark: a database with its default durability, and the shop in production mode. */
export type Place = { url: string; appUrl: string; owner: Database; close(): Promise<void> };

/** A PostgreSQL server. Each place that is opened on it gets its own database. */
export type Ground = {
  /** Creates a database, fills it and starts a shop on it. */
  open(name: string, fill: (db: Connection) => Promise<void>): Promise<Place>;
  /** The secrets of the shops. */
  secrets(): Promise<Secrets>;
  close(): Promise<void>;
};

async function openShop(dataDir: string, appUrl: string, ownerUrl: string) {
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const shop = await startShopProcess({
    NODE_ENV: "production",
    PORT: String(port),
    PUBLIC_URL: url,
    DATABASE_URL: appUrl,
    MIGRATION_DATABASE_URL: ownerUrl,
    DATA_DIR: dataDir,
    ...keys,
    LOG_WITNESSES: "none",
    ENDORSING_KEY: publicKeyOf(randomKey()),
    COMPANY_LEGAL_LINE: "Bench · 1 Clock Street",
    CONTACT_EMAIL: "bench@trove.example",
    MAIL_FROM: "bench@trove.example",
    ALLOW_SANDBOX_PAYMENTS: "true",
    RATE_LIMIT_FACTOR: "0",
    LOG_LEVEL: "warn",
  });
  return { url, shop };
}

/** Boxes are off in production until an operator turns a market on. */
async function turnMarketOn(db: Connection): Promise<void> {
  const standard = { ...openMarket, boxWithdrawal: "Item" };
  await sql`insert into setting_versions (version_id, name, version, value, valid_from, created_at)
    values (gen_random_uuid(), 'markets', 1, ${JSON.stringify({ standard, countries: {} })}::jsonb, now(), now())`.execute(
    db,
  );
}

export async function openGround(log: (line: string) => void): Promise<Ground> {
  await ensurePagesBuilt(log);
  const dataDir = await mkdtemp(join(tmpdir(), "trove-bench-"));
  const postgres = await startEmbeddedPostgres({ dataDir: join(dataDir, "postgres"), log });
  await ensureRoles(postgres.adminUrl, [owner, app]);
  return {
    async open(name, fill) {
      await ensureDatabase(postgres.adminUrl, name, owner.name);
      const ownerUrl = urlFor(postgres.adminUrl, owner, name);
      const appUrl = urlFor(postgres.adminUrl, app, name);
      await migrate(ownerUrl, app.name);
      const ownerDatabase = openDatabase(ownerUrl, 8, () => {}, { statementMs: Infinity });
      await fill(ownerDatabase.connection);
      await turnMarketOn(ownerDatabase.connection);
      const { url, shop } = await openShop(join(dataDir, name), appUrl, ownerUrl);
      const close = async () => {
        await shop.end("SIGTERM");
        await ownerDatabase.close();
      };
      return { url, appUrl, owner: ownerDatabase, close };
    },
    secrets: () => readSecrets(readEnvironment(keys)),
    async close() {
      await postgres.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Opens a place with the demo catalogue and without people. */
export async function openPlace(log: (line: string) => void): Promise<Place> {
  const ground = await openGround(log);
  const place = await ground.open("trove", (db) => loadCatalogue(db, new Date()));
  const close = async () => {
    await place.close();
    await ground.close();
  };
  return { ...place, close };
}
