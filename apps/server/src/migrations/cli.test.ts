import { execFile, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { text } from "node:stream/consumers";
import { promisify } from "node:util";
import { ensurePagesBuilt } from "@trove/web/build-pages";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { APP, OWNER } from "../../test/postgres-setup.ts";
import { findFreePort } from "../../test/shop/free-port.ts";
import { startShopProcess } from "../../test/shop/shop-process.ts";
import { ensureDatabase, urlFor } from "../database/roles.ts";
import { production } from "../environment/production.fixture.ts";
import { waitForDatabase } from "./wait-for-database.ts";

const cli = fileURLToPath(new URL("cli.ts", import.meta.url));

let dataDir: string;
beforeAll(async () => {
  await ensurePagesBuilt(() => {});
  dataDir = mkdtempSync(join(tmpdir(), "trove-migrate-"));
}, 300_000);
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

it("a production server starts without the owner's URL once `npm run migrate` has run, and refuses before", async () => {
  const adminUrl = inject("adminUrl");
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await ensureDatabase(adminUrl, name, OWNER.name);
  const DATABASE_URL = urlFor(adminUrl, APP, name);
  const serving = {
    ...production,
    DATABASE_URL,
    MIGRATION_DATABASE_URL: undefined,
    HOST: "127.0.0.1",
    PORT: String(await findFreePort()),
    DATA_DIR: dataDir,
    DRAIN_SECONDS: "0",
    LOG_LEVEL: "fatal",
  };
  await expect(startShopProcess(serving)).rejects.toThrow(
    /^the shop ended with 1:\n(· .*\n)*DATABASE_URL: this database is not ready for this release: .*\n$/,
  );
  // The migration gets no key and no other secret of the shop.
  const { PATH } = process.env;
  const MIGRATION_DATABASE_URL = urlFor(adminUrl, OWNER, name);
  const env = { PATH, NODE_ENV: "production", DATABASE_URL, MIGRATION_DATABASE_URL };
  const migrated = await promisify(execFile)(process.execPath, [cli], { env });
  expect(migrated.stdout).toBe("The database is ready for this release.\n");
  const server = await startShopProcess(serving);
  expect(await server.end("SIGTERM")).toBe(0);
});

it("waits for a database that is away when the machine starts, and migrates it once it is there", async () => {
  const adminUrl = inject("adminUrl");
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await ensureDatabase(adminUrl, name, OWNER.name);
  const there = new URL(urlFor(adminUrl, OWNER, name));
  const away = new URL(there);
  away.port = String(await findFreePort());
  const { PATH } = process.env;
  const DATABASE_URL = urlFor(adminUrl, APP, name);
  const env = { PATH, NODE_ENV: "production", DATABASE_URL, MIGRATION_DATABASE_URL: away.href };
  const migrating = spawn(process.execPath, [cli], { env });
  const [said] = await once(migrating.stderr.setEncoding("utf8"), "data");
  expect(said).toMatch(/^· the database is away \(connect ECONNREFUSED .*\): waiting up to 5 minutes for it\n$/);
  const database = createServer((client) => {
    client.pipe(connect(Number(there.port), there.hostname)).pipe(client);
  }).listen(Number(away.port), away.hostname);
  try {
    expect(await text(migrating.stdout)).toBe("The database is ready for this release.\n");
  } finally {
    database.close();
  }
});

it.each([
  ["its minutes are over", () => `postgresql://owner:x@127.0.0.1:1/shop`, 0, /ECONNREFUSED/],
  ["its password is wrong", () => inject("adminUrl").replace(/:[^:@/]*@/, ":wrong@"), 1, /password/],
])("no longer waits for a database if %s", async (_, url, minutes, reason) => {
  await expect(waitForDatabase(url(), () => {}, minutes)).rejects.toThrow(reason);
});

it("refuses to migrate the embedded database when only the owner's URL of another one is set", async () => {
  const { PATH } = process.env;
  const env = { PATH, MIGRATION_DATABASE_URL: "postgresql://owner@db.example/shop", DATA_DIR: join(dataDir, "none") };
  await expect(promisify(execFile)(process.execPath, [cli], { env })).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^DATABASE_URL is required beside MIGRATION_DATABASE_URL: [^\n]*\n$/),
  });
});
