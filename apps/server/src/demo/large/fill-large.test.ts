import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
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
  await fillLarge(owner.connection, SIZE, { rootKeys: secrets.rootKeys, now, tell: () => {} });
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
    const tables = ["users", "openings", "receipts", "purchases", "shipments"];
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
    const app = await makeApp({ environment, secrets, database, chance, now: () => now, pause: async () => {} });
    const json = async (method: "GET" | "POST", url: string, token?: string, payload?: object) => {
      const headers = token === undefined ? {} : { authorization: `Bearer ${token}`, "idempotency-key": randomUUID() };
      const response = await app.http.inject({ method, url, headers, payload });
      expect([url, response.statusCode, response.body]).toEqual([url, 200, expect.any(String)]);
      return response.json();
    };
    const login = { emailOrUserName: "large20", password: LARGE_PASSWORD };
    const { token } = await json("POST", "/api/auth/login", undefined, login);
    for (const list of ["inventory", "shipment", "purchase", "users/openings"]) {
      expect((await json("GET", `/api/${list}`, token)).totalCount).toBeGreaterThan(0);
    }
    const box = (await json("GET", "/api/lootboxes?sortBy=Price&sortDirection=Asc&pageSize=1")).items[0];
    await json("POST", `/api/lootboxes/${box.id}/open`, token, { expectedPrice: box.price });
    await app.http.close();
  });
});
