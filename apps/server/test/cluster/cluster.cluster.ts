import { randomUUID } from "node:crypto";
import { cents } from "@trove/money";
import { sql } from "kysely";
import pg from "pg";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { checkRuleBriefly } from "../../src/audit/audit.store.ts";
import { readRules } from "../../src/audit/rules.ts";
import { CLOCKS_APART_MS } from "../../src/command/cluster/clocks.ts";
import { foldAll } from "../overview/fold-all.ts";
import { runJob } from "../payments/till.ts";
import { credit, makeAdmin, signUp, type TestPerson } from "../people/people.ts";
import { openShop, type Shop } from "../shop/shop.ts";

let shop: Shop;
let person: TestPerson;
beforeAll(async () => {
  shop = await openShop();
  person = await signUp(shop);
});
afterAll(() => shop.close());

/** Connects to a worker as the superuser. */
async function openWorker(): Promise<pg.Client> {
  const { rows } = await sql<{ host: string; port: number }>`
    select nodename as host, nodeport as port from pg_dist_node where groupid > 0 limit 1`.execute(
    shop.owner.connection,
  );
  const [node] = rows;
  if (node === undefined) throw new Error("the cluster has no worker");
  const url = new URL(inject("adminUrl"));
  url.host = `${node.host}:${node.port}`;
  const worker = new pg.Client({ connectionString: url.href });
  await worker.connect();
  return worker;
}

async function isFolded(userId: string): Promise<boolean> {
  const { rows } = await sql<{ isFolded: boolean }>`
    select folded_number >= (select max(number) from ledger_entries where user_id = ${userId}) as is_folded
    from ledger_projection`.execute(shop.owner.connection);
  return rows[0]?.isFolded ?? false;
}

it("an entry is added to the sums once no earlier transaction is still prepared on a node", async () => {
  const worker = await openWorker();
  const name = "citus_0_999999_1_0";
  let isPrepared = false;
  // Citus itself rolls such a transaction back once a minute. Then, it is tried again.
  while (!isPrepared) {
    await foldAll(shop);
    await credit(shop, person, cents(100));
    await worker.query(`begin; prepare transaction '${name}'`);
    await runJob(shop, "fold-ledger");
    await runJob(shop, "fold-ledger");
    const isTooEarly = await isFolded(person.userId);
    const { rowCount } = await worker.query("select from pg_prepared_xacts where gid = $1", [name]);
    isPrepared = rowCount === 1;
    if (isPrepared) expect(isTooEarly).toBe(false);
  }
  await worker.query(`rollback prepared '${name}'`);
  await worker.end();
  await foldAll(shop);
  expect(await isFolded(person.userId)).toBe(true);
});

it("every rule of the audit can be checked", async () => {
  const unchecked: string[] = [];
  for (const rule of await readRules()) {
    const outcome = await checkRuleBriefly(shop.owner.connection, rule, 60_000);
    if (outcome === undefined) unchecked.push(rule.name);
  }
  expect(unchecked).toEqual([]);
});

it("the status says how far the nodes' clocks are apart", async () => {
  const { body } = await shop.call("getShopStatus", {}, await makeAdmin(shop));
  expect(body.database.clocksApartMs).toBeLessThanOrEqual(CLOCKS_APART_MS);
  expect(body.database.clocksApartMs).not.toBeNull();
});

it("operators find a person by words, page through people, and change a view that another one shares", async () => {
  const [ida, ben] = await Promise.all([makeAdmin(shop), makeAdmin(shop)]);
  const found = await shop.call("listPeople", { query: { search: `mara ${person.userName}` } }, ida);
  expect(found.body.items.map(({ id }) => id)).toEqual([person.userId]);
  const { body: page } = await shop.call("listPeople", { query: { pageSize: 2 } }, ida);
  expect(page.items).toHaveLength(2);
  const fields = { title: "To Norway", query: "country=NO", isShared: true };
  const { body: view } = await shop.call(
    "saveView",
    { body: { list: "listAdminShipments", ...fields } },
    { ...ida, key: randomUUID() },
  );
  const changed = await shop.call(
    "changeView",
    { params: { id: view.id }, body: { ...fields, isShared: false, version: view.version } },
    { ...ben, key: randomUUID() },
  );
  expect(changed.body).toMatchObject({ isShared: false, version: 2 });
});

it("operators read a person's page and the timeline with names of boxes and operators", async () => {
  const admin = await makeAdmin(shop);
  const { body } = await shop.call("getPerson", { params: { id: person.userId } }, admin);
  expect(body.id).toBe(person.userId);
  const note = { params: { id: person.userId }, body: { text: "Called about a parcel" } };
  await shop.call("notePerson", note, { ...admin, key: randomUUID() });
  const { body: timeline } = await shop.call("listPersonTimeline", { params: { id: person.userId }, query: {} }, admin);
  expect(timeline.entries).toContainEqual(
    expect.objectContaining({ kind: "Note", author: { userInfoId: admin.userId, userName: admin.userName } }),
  );
});
