import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { migrate } from "../../src/database/migrate.ts";
import { APP } from "../postgres-setup.ts";
import { addRows, makeRelease } from "./restore-release.ts";

/** Writes a copy of a person's last record under the next nonce, as the function of an earlier release does. */
const EARLIER = `
  create schema release_aaaaaaaaaaaaaaaa;
  create function release_aaaaaaaaaaaaaaaa.openings_record() returns void language plpgsql as $$
  declare
    made records[] := array(select last from (select * from records order by nonce desc limit 1) as last);
  begin
    made[1].nonce := made[1].nonce + 1;
    INSERT INTO records SELECT * FROM unnest(made);
  end $$`;

let url: string;
let client: pg.Client;
let other: pg.Client;
beforeAll(async () => {
  const release = await makeRelease("1.0.0");
  await addRows("1.0.0", release);
  url = release.ownerUrl;
  [client, other] = [new pg.Client(url), new pg.Client(url)];
  await Promise.all([client.connect(), other.connect()]);
  await client.query(EARLIER);
});
afterAll(() => Promise.all([client.end(), other.end()]));

const countQueued = async () => {
  const { rows } = await client.query<{ queued: number }>("select count(*)::integer as queued from record_queue");
  return rows[0]?.queued ?? 0;
};

it("an earlier release queues the records that it writes, also when the trigger that did it is gone", async () => {
  const write = () => client.query("select release_aaaaaaaaaaaaaaaa.openings_record()");
  const before = await countQueued();
  await write();
  expect(await countQueued()).toBe(before + 1);
  // A call of the earlier release's server, which began before the migration.
  await other.query("begin; select 1");
  const lines: string[] = [];
  const waiting = Promise.withResolvers<void>();
  const migrated = migrate(url, APP.name, (line) => {
    lines.push(line);
    if (line.includes("0239_records_without_triggers.sql waits for")) waiting.resolve();
  });
  await Promise.race([waiting.promise, migrated]);
  expect(lines.at(-1)).toMatch(/^migration 0239_\S+ waits for .*; it is tried again in 3 seconds$/);
  // In between, the trigger and the function queue the same record once.
  await write();
  expect(await countQueued()).toBe(before + 2);
  await other.query("commit");
  await migrated;
  const triggers = await client.query("select from pg_trigger where tgname = 'records_are_queued'");
  expect(triggers.rowCount).toBe(0);
  await write();
  expect(await countQueued()).toBe(before + 3);
}, 60_000);
