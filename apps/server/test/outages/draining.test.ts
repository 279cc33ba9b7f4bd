import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensurePagesBuilt } from "@trove/web/build-pages";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { ensureDatabase, urlFor } from "../../src/database/roles.ts";
import { APP, OWNER, TEMPLATE } from "../postgres-setup.ts";
import { findFreePort } from "../shop/free-port.ts";
import { type ShopProcess, startShopProcess } from "../shop/shop-process.ts";

let dataDir: string;
let url: string;
let shop: ShopProcess;

beforeAll(async () => {
  await ensurePagesBuilt(() => {});
  const adminUrl = inject("adminUrl");
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await ensureDatabase(adminUrl, name, OWNER.name, TEMPLATE);
  dataDir = mkdtempSync(join(tmpdir(), "trove-restart-"));
  const port = await findFreePort();
  url = `http://127.0.0.1:${port}`;
  shop = await startShopProcess({
    PORT: String(port),
    PUBLIC_URL: url,
    NODE_ENV: "test",
    HOST: "127.0.0.1",
    DATABASE_URL: urlFor(adminUrl, APP, name),
    MIGRATION_DATABASE_URL: urlFor(adminUrl, OWNER, name),
    DATA_DIR: dataDir,
    DEMO: "false",
    RATE_LIMIT_FACTOR: "0",
    LOG_LEVEL: "fatal",
    DRAIN_SECONDS: "2",
  });
}, 300_000);

afterAll(async () => {
  await shop.end("SIGTERM");
  rmSync(dataDir, { recursive: true, force: true });
});

it("fails its readiness check while it drains, and ends at the second signal", async () => {
  const ending = shop.end("SIGTERM");
  await expect.poll(async () => (await fetch(`${url}/health/ready`)).status).toBe(503);
  const response = await fetch(`${url}/api/items?pageNumber=1`);
  expect([response.status, response.headers.get("connection")]).toEqual([200, "close"]);
  void shop.end("SIGINT");
  expect(await ending).toBe(1);
});
