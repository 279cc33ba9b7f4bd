import { fromEuros } from "@trove/money";
import { sql } from "kysely";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { ensureDatabase, urlFor } from "../../src/database/roles.ts";
import { migrate } from "../../src/database/migrate.ts";
import { lookInto } from "../openings/disputes.ts";
import { openBoxes } from "../openings/browser.ts";
import { buyFromBalance, toKeep } from "../orders/orders.ts";
import { runJob } from "../payments/till.ts";
import { makeAdmin, PASSWORD, type TestPerson } from "../people/people.ts";
import { APP, OWNER, TEMPLATE } from "../postgres-setup.ts";
import { logRecords } from "../public-log/jobs.ts";
import { balanceOf } from "../shop/books.ts";
import { openShop, type Shop } from "../shop/shop.ts";
import { migrateNext } from "./next-release.ts";
import { countRows, readCatalogue } from "./read-catalogue.ts";
import { addRows, makeRelease, RELEASES } from "./restore-release.ts";

let fresh: string[];
beforeAll(async () => {
  const name = `fresh_${process.pid}_${Date.now()}`;
  await ensureDatabase(inject("adminUrl"), name, OWNER.name, TEMPLATE);
  fresh = await readCatalogue(urlFor(inject("adminUrl"), OWNER, name));
});

type Earlier = { person: TestPerson; transactionId: string; balance: number };

/** Signs in as the person of the release with the most openings. */
async function signInAsEarlier(shop: Shop): Promise<Earlier> {
  const { rows } = await sql<Omit<TestPerson, "token" | "password"> & { transactionId: string; balance: number }>`
    select user_id as "userId", user_name as "userName", email, balance_cents as balance,
      min(transaction_id::text) as "transactionId"
    from users join wallets using (user_id) join openings using (user_id)
    group by 1, 2, 3, 4 order by count(*) desc limit 1`.execute(shop.owner.connection);
  const [row] = rows;
  if (row === undefined) throw new Error("nobody has opened a box");
  const { transactionId, balance, ...found } = row;
  const login = { emailOrUserName: found.userName, password: PASSWORD };
  const { token } = (await shop.call("login", { body: login })).body;
  return { person: { ...found, password: PASSWORD, token }, transactionId, balance };
}

it("the databases of three releases are kept", () => {
  expect(RELEASES).toHaveLength(3);
});

describe.each(RELEASES)("the database of release %s", (version) => {
  let name: string;
  let ownerUrl: string;
  let before: Record<string, number>;
  beforeAll(async () => {
    const release = await makeRelease(version);
    ({ name, ownerUrl } = release);
    await addRows(version, release);
    before = await countRows(ownerUrl);
    await migrate(ownerUrl, APP.name);
  });

  it("keeps its shop's rows in the upgrade, with right books, openings that verify, and customers who go on", async () => {
    expect(before["public.openings"]).toBeGreaterThan(5);
    expect(await countRows(ownerUrl)).toMatchObject(before);
    const shop = await openShop({}, name);
    await runJob(shop, "audit-chain");
    const { person, transactionId, balance } = await signInAsEarlier(shop);
    await logRecords(shop);
    const admin = await makeAdmin(shop);
    const { id } = (await lookInto(shop, admin, transactionId)).body;
    const dispute = (await shop.call("getDispute", { params: { id } }, admin)).body;
    expect(dispute).toMatchObject({ person: { userInfoId: person.userId }, verdict: "Verified" });

    const [box] = (await shop.call("listLootboxes", { query: {} })).body.items;
    const [item] = (await shop.call("listItems", { query: {} })).body.items;
    if (box === undefined || item === undefined) throw new Error("the shop is empty");
    const price = fromEuros(box.price);
    const opened = await openBoxes(shop, person, { lootboxId: box.id, price });
    expect([opened.status, opened.text]).toEqual([200, expect.stringContaining("lootbox/receipt/v2")]);
    const marketPrice = fromEuros(item.marketPrice);
    const bought = await buyFromBalance(shop, person, toKeep([{ itemId: item.id, name: item.name, marketPrice }]));
    expect(bought.status).toBe(201);
    expect(await balanceOf(shop, person)).toBe(balance - price - marketPrice);
    // Closing audits the books and recomputes the openings, those of the release too.
    await shop.close();
  });

  it("is like a new one after the next release: a change of a table is in tables.sql and in a migration", async () => {
    await migrateNext(ownerUrl);
    const upgraded = await readCatalogue(ownerUrl);
    expect({
      onlyInTablesSql: fresh.filter((line) => !upgraded.includes(line)),
      onlyByMigrations: upgraded.filter((line) => !fresh.includes(line)),
    }).toEqual({ onlyInTablesSql: [], onlyByMigrations: [] });
    expect(fresh.length).toBeGreaterThan(1000);
  });
});
