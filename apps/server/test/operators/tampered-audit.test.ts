import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { cents } from "@trove/money";
import { type RawBuilder, sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { logClient } from "@trove/fairness/log";
import { storedFiles } from "../../src/features/public-log/storage/stored-files.ts";
import { auditBooks } from "../../src/audit/audit-books.ts";
import { moveClock, runJob } from "../payments/till.ts";
import { stockBox } from "../catalogue/stock.ts";
import { openBoxes } from "../openings/browser.ts";
import { credit, makeAdmin, signUp } from "../people/people.ts";
import { logRecords } from "../public-log/jobs.ts";
import { auditLogs } from "../public-log/audit.ts";
import { clientOf, policyOf, readTermsLog } from "../public-log/reader.ts";
import { openListeningShop } from "../shop/listening-shop.ts";
import type { Shop } from "../shop/shop.ts";

let shop: Shop;
let folder = "";
beforeAll(async () => {
  shop = await openListeningShop();
  shop.isStaged = true;
  folder = await mkdtemp(join(tmpdir(), "audit-log-"));
  const customer = await signUp(shop);
  await credit(shop, customer, cents(1000));
  await openBoxes(shop, customer, await stockBox(shop));
  await logRecords(shop);
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true });
});

/** Lets several operators write entries at once. Then two processes add the entries to the chain at once. */
async function operateAtOnce(): Promise<void> {
  const make = () => Promise.all([makeAdmin(shop), makeAdmin(shop), makeAdmin(shop)]);
  const [owners, targets] = [await make(), await make()];
  const body = { presets: ["Support" as const], version: 1, reason: "Another task" };
  const calls = targets.map(({ userId: id }, index) =>
    shop.call("changeRights", { params: { id }, body }, { token: owners[index]?.token }),
  );
  for (const { status, text } of await Promise.all(calls)) expect(status, text).toBe(200);
  await Promise.all([runJob(shop, "audit-chain"), runJob(shop, "audit-chain")]);
}

async function problems(): Promise<string[]> {
  const findings = await auditBooks(shop.owner.connection, 2);
  return findings.flatMap((finding) => finding.problems.map((problem) => `${finding.name}: ${problem}`));
}

const auditFromOutside = () => auditLogs(shop, folder, [shop.environment.PUBLIC_URL]);

/** Changes data as the owner of the database, who can turn off triggers. */
async function tamper(change: RawBuilder<unknown>): Promise<void> {
  await shop.owner.connection.transaction().execute(async (tx) => {
    for (const table of ["audit_entries", "audit_links", "log_tiles"])
      await sql`alter table ${sql.table(table)} disable trigger user`.execute(tx);
    await change.execute(tx);
    for (const table of ["audit_entries", "audit_links", "log_tiles"])
      await sql`alter table ${sql.table(table)} enable trigger user`.execute(tx);
  });
}

/** Recomputes all hashes of the chain, as somebody would who wants to hide a change. */
const chainAgain = () =>
  tamper(
    sql`do $$
    declare
      link record;
      entry audit_entries;
      before bytea := sha256('');
    begin
      for link in select * from audit_links order by sequence loop
        select * into entry from audit_entries where audit_id = link.audit_id;
        before := sha256(convert_to(command.audit_text(entry, link.sequence, before), 'UTF8'));
        update audit_links set hash = before where sequence = link.sequence;
      end loop;
    end $$`,
  );

test("the head of the chain is published once a day, in a log that everybody can still audit", async () => {
  await operateAtOnce();
  await runJob(shop, "terms-log");
  const before = await readTermsLog(shop);
  moveClock(shop, 24 * 3600);
  await operateAtOnce();
  for (let run = 0; run < 2; run += 1) await runJob(shop, "terms-log");
  const added = (await readTermsLog(shop)).slice(before.length);
  expect(added.map(({ kind }) => kind)).toEqual(["odds", "terms"]);
  const { rows } = await sql<{ hash: Buffer }>`select hash from audit_links where sequence = 3`.execute(
    shop.owner.connection,
  );
  expect(JSON.stringify(added[0])).toContain(`"name":"audit log 3 ${rows[0]?.hash.toString("hex")}"`);
  expect(await problems()).toEqual([]);
  await expect.poll(auditFromOutside, { timeout: 20_000 }).toMatchObject({ code: 0 });
});

test("a changed entry is found, also by somebody who owns the database and computes the chain again", async () => {
  await tamper(sql`update audit_entries set after = '{"presets": ["Owner"]}'
    where audit_id = (select audit_id from audit_links where sequence = 2)`);
  expect(await problems()).toEqual(["audit-log-is-chained: link 2 is not the hash of its entry"]);
  const { items } = (await shop.call("listAudit", { query: {} }, await makeAdmin(shop))).body;
  expect(items.filter(({ isIntact }) => !isIntact).map(({ link }) => link?.sequence)).toEqual([2]);
  await chainAgain();
  expect(await problems()).toEqual(["audit-log-is-published: link 3 has another hash than the one that was published"]);
});

test("a published head that is changed with it contradicts the log that the shop has signed", async () => {
  await tamper(sql`update log_tiles set bytes = decode(replace(encode(bytes, 'escape'),
      substring(encode(bytes, 'escape') from 'audit log 3 [0-9a-f]{64}'),
      'audit log 3 ' || (select encode(hash, 'hex') from audit_links where sequence = 3)), 'escape')
    where log = 'terms' and level = -1`);
  expect(await problems()).toEqual([]);
  // The server caches files that it has sent. This reads the stored files, which the server would send after a restart.
  const client = logClient(storedFiles(shop.owner.connection, "terms"), await policyOf(shop, "terms"));
  const checkpoint = await (await clientOf(shop, "terms")).checkpoint();
  const readAll = Array.fromAsync(client.entries(checkpoint));
  await expect(readAll).rejects.toMatchObject({ kind: "mismatch" });
});

test("an entry that is removed, or added without the chain, is found", async () => {
  await tamper(sql`delete from audit_entries
    where audit_id = (select audit_id from audit_links where sequence = 4)`);
  expect(await problems()).toEqual(["audit-log-is-chained: link 4 has lost its entry"]);
  await tamper(sql`insert into audit_entries (audit_id, actor_id, action, subject_id, created_at)
    values (gen_random_uuid(), gen_random_uuid(), 'createItem', gen_random_uuid(), now())`);
  expect((await problems())[0]).toMatch(/^audit-log-is-chained: entry .* is neither in the chain nor waits for it$/);
  const [added] = (await shop.call("listAudit", { query: { action: "createItem" } }, await makeAdmin(shop))).body.items;
  expect(added).toMatchObject({ link: null, isIntact: false });
});

test("an entry that is hidden among the lines of another one is found", async () => {
  await operateAtOnce();
  const admin = await makeAdmin(shop);
  const listed = async () => (await shop.call("listAudit", { query: { action: "changeRights" } }, admin)).body.items;
  const [hidden, other] = await listed();
  await tamper(sql`update audit_entries set part_of = ${other?.id} where audit_id = ${hidden?.id}`);
  expect(await problems()).toEqual(
    expect.arrayContaining([
      `audit-log-is-chained: link ${hidden?.link?.sequence} is not the hash of its entry`,
      `audit-log-lines-are-reached: entry ${hidden?.id} is part of what another operator did`,
    ]),
  );
  expect((await listed()).find(({ id }) => id === hidden?.id)).toMatchObject({ isIntact: false, partOfId: other?.id });
});
