import pg from "pg";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { runApart, runStep } from "./run-step.ts";

const [client, other] = [new pg.Client(inject("adminUrl")), new pg.Client(inject("adminUrl"))];
beforeAll(async () => {
  await Promise.all([client.connect(), other.connect()]);
  await client.query("create table step_a (number integer); create table step_b ()");
});
afterAll(async () => {
  await client.query("drop table step_a, step_b");
  await Promise.all([client.end(), other.end()]);
});

it("tries a step again that PostgreSQL ended because of a deadlock", async () => {
  const lines: string[] = [];
  let attempts = 0;
  let held = Promise.resolve<unknown>(undefined);
  // The other side never looks for deadlocks itself, so the step is the one that PostgreSQL ends.
  await other.query("set deadlock_timeout = '1min'; begin; lock table step_b");
  await runStep(client, { what: "a step", url: inject("adminUrl"), log: (line) => lines.push(line) }, async () => {
    attempts += 1;
    await client.query("lock table step_a");
    if (attempts === 1) held = other.query("lock table step_a").then(() => other.query("commit"));
    await client.query("lock table step_b");
  });
  await held;
  expect(attempts).toBe(2);
  expect(lines).toEqual([expect.stringMatching(/^a step waits for step_b, which process \d+ .*holds; it is tried/)]);
}, 30_000);

it("builds an index while others write, also if another process waits for its own step", async () => {
  const third = new pg.Client(inject("adminUrl"));
  await third.connect();
  const step = { url: inject("adminUrl"), log: () => {} };
  await other.query("begin; insert into step_a values (1)");
  const built = runApart(client, { ...step, what: "an index" }, [
    "drop index concurrently if exists step_a_by_number",
    "create index concurrently step_a_by_number on step_a (number)",
  ]);
  const waited = runStep(third, { ...step, what: "a step" }, async () => {});
  await other.query("insert into step_a values (2); commit");
  await Promise.all([built, waited]);
  const { rows } = await client.query(
    "select indisvalid from pg_index where indexrelid = 'step_a_by_number'::regclass",
  );
  expect(rows).toEqual([{ indisvalid: true }]);
  await third.end();
}, 30_000);
