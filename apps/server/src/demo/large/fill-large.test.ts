import { randomUUID } from "node:crypto";
import { fromEuros } from "@trove/money";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { openBoxes } from "../../../test/openings/browser.ts";
import { callApp } from "../../../test/shop/call-app.ts";
import { TEST_HASH_COST } from "../../../test/shop/test-hash-cost.ts";
import { APP, OWNER, TEMPLATE } from "../../../test/postgres-setup.ts";
import { auditBooks } from "../../audit/audit-books.ts";
import { type Database, openDatabase } from "../../database/connection.ts";
import { ensureDatabase, urlFor } from "../../database/roles.ts";
import { makeApp } from "../../app.ts";
import { chance } from "../../command/chance.ts";
import { readEnvironment } from "../../environment.ts";
import { readSecrets } from "../../secrets.ts";
import { fillLarge, LARGE_PASSWORD } from "./fill-large.ts";

const SIZE = { people: 200, openings: 2003 };
const now = new Date();
const environment = readEnvironment({ NODE_ENV: "test", RATE_LIMIT_FACTOR: "0", LOG_LEVEL: "fatal", DEMO: "false" });
const secrets = await readSecrets(environment);

let owner: Database;
let database: Database;

beforeAll(async () => {
  const adminUrl = inject("adminUrl");
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await ensureDatabase(adminUrl, name, OWNER.name, TEMPLATE);
  owner = openDatabase(urlFor(adminUrl, OWNER, name), 2, () => {});
  database = openDatabase(urlFor(adminUrl, APP, name), 4, () => {});
  await fillLarge(owner.connection, SIZE, { secrets, now, tell: () => {} });
});
afterAll(async () => {
  await database.close();
  await owner.close();
});

const countOf = async (table: string) => {
  const { rows } = await sql<{ count: number }>`select count(*) from ${sql.table(table)}`.execute(owner.connection);
  return rows[0]?.count;
};

describe("a large database", () => {
  it("has as many people and openings as asked for", async () => {
    const tables = ["users", "openings", "records", "purchases", "shipments"];
    expect(await Promise.all(tables.map(countOf))).toEqual([200, 2003, 2003, 20, 10]);
    const { rows } = await sql`select distinct count(*) as openings from openings group by user_id order by 1`.execute(
      owner.connection,
    );
    expect(rows).toEqual([{ openings: 10 }, { openings: 11 }]);
  });

  it("has books that balance", async () => {
    const findings = await auditBooks(database.connection, 2);
    expect(findings.flatMap(({ name, problems }) => problems.map((problem) => `${name}: ${problem}`))).toEqual([]);
  });

  it("lets its people sign in, list everything they have, and open a box", async () => {
    const hashCost = TEST_HASH_COST;
    const pause = async () => {};
    const app = await makeApp({ environment, secrets, database, chance, now: () => now, pause, hashCost });
    const call = callApp(app);
    const login = { emailOrUserName: "large20", password: LARGE_PASSWORD };
    const person = (await call("login", { body: login })).body;
    for (const list of ["listInventory", "listShipments", "listPurchases", "listOpenings"] as const) {
      expect((await call(list, { query: {} }, person)).body.totalCount).toBeGreaterThan(0);
    }
    const query = { sortBy: "Price", sortDirection: "Asc", pageSize: "1" } as const;
    const [box] = (await call("listLootboxes", { query })).body.items;
    const shown = { lootboxId: box?.id ?? "", price: fromEuros(box?.price ?? 0) };
    const { userInfoId: userId } = (await call("getMe", {}, person)).body;
    const opened = await openBoxes({ call }, { ...person, userId, password: LARGE_PASSWORD }, shown);
    expect([opened.status, opened.text]).toEqual([200, expect.any(String)]);
    await app.http.close();
  });
});
