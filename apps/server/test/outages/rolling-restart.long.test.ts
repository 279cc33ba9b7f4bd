import { randomInt } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensurePagesBuilt } from "@trove/web/build-pages";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { auditBooks } from "../../src/audit/audit-books.ts";
import { type Database, openDatabase } from "../../src/database/connection.ts";
import { ensureDatabase, ensureRoles, urlFor } from "../../src/database/roles.ts";
import { type EmbeddedPostgres } from "../../src/embedded-postgres/start-embedded-postgres.ts";
import { startThrowawayPostgres, throwawaysIn } from "../../src/embedded-postgres/throwaway-postgres.ts";
import { Chance } from "../crash/chance.ts";
import { compareCustomer, type Comparison } from "../crash/compare.ts";
import { APP, OWNER } from "../postgres-setup.ts";
import { startLoad } from "../crash/crash-run.ts";
import { CrashServer } from "../crash/crash-server.ts";
import { Customer, natureAt } from "../crash/customer.ts";
import { openMarket } from "../crash/market.ts";
import { newTraffic, PatientClient } from "../crash/patient-client.ts";
import { type ReadyProxy, startReadyProxy } from "../shop/ready-proxy.ts";

const MINUTES = 60_000;
const CUSTOMERS = 4;
const { restartCalls } = inject("size");

let postgres: EmbeddedPostgres;
let database: Database;
let servers: CrashServer[];
let proxy: ReadyProxy;
let dataDir: string;

beforeAll(async () => {
  await ensurePagesBuilt(() => {});
  postgres = await startThrowawayPostgres(throwawaysIn());
  await ensureRoles(postgres.adminUrl, [OWNER, APP]);
  await ensureDatabase(postgres.adminUrl, "trove", OWNER.name);
  const ownerUrl = urlFor(postgres.adminUrl, OWNER, "trove");
  database = openDatabase(ownerUrl, 2, () => {});
  dataDir = mkdtempSync(join(tmpdir(), "trove-rolling-"));
  const variables = {
    DATABASE_URL: urlFor(postgres.adminUrl, APP, "trove"),
    MIGRATION_DATABASE_URL: ownerUrl,
    DATA_DIR: dataDir,
    DEMO: "true",
    DRAIN_SECONDS: "2",
  };
  servers = [await CrashServer.make(variables), await CrashServer.make(variables)];
  proxy = await startReadyProxy(servers.map(({ url }) => url));
  for (const server of servers) {
    server.change({ PUBLIC_URL: proxy.url });
    await server.start();
  }
}, 10 * MINUTES);

afterAll(async () => {
  await Promise.all(servers.map((server) => server.end("SIGTERM")));
  await proxy.stop();
  await database.close();
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

async function untilUp(server: CrashServer): Promise<void> {
  await expect.poll(() => proxy.isReady(server.url), { timeout: MINUTES }).toBe(true);
}

it(
  "restarts two processes in turns while customers pay, open and ship, and nobody has to repeat a call",
  async () => {
    for (const server of servers) await untilUp(server);
    const seed = randomInt(2 ** 31);
    const chance = new Chance(seed);
    const traffic = newTraffic();
    const newClient = () => new PatientClient(proxy.url, chance.branch(), traffic);
    const market = await openMarket(newClient());
    const customers = Array.from({ length: CUSTOMERS }, (_, place) => {
      const scene = { url: proxy.url, client: newClient(), market, vendors: new Map(), traffic, hasSlowBanks: false };
      return new Customer(scene, chance.branch(), natureAt(place));
    });
    for (const customer of customers) await customer.join();
    const stop = startLoad(customers, traffic.complaints);
    while (traffic.requests < restartCalls) {
      for (const server of servers) {
        expect(await server.end("SIGTERM")).toBe(0);
        await server.start();
        await untilUp(server);
      }
    }
    await stop();
    const found: Comparison = { lost: [], doubled: [], wrong: traffic.complaints };
    for (const customer of customers) await compareCustomer(newClient(), customer, found);
    const broken = (await auditBooks(database.connection, 1)).flatMap(({ problems }) => problems);
    expect({ ...found, broken, retries: traffic.retries }, `seed ${seed}`).toEqual({
      lost: [],
      doubled: [],
      wrong: [],
      broken: [],
      retries: [],
    });
  },
  15 * MINUTES,
);
