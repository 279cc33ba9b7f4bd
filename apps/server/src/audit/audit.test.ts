import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { closableMonth } from "../../test/overview/books.ts";
import { makeAdmin } from "../../test/people/people.ts";
import { changeGroup } from "../../test/settings/change-group.ts";
import { readStatements, stepsThatDoNotFollow } from "../../test/people/statements.ts";
import { openListeningShop } from "../../test/shop/listening-shop.ts";
import type { Shop } from "../../test/shop/shop.ts";
import { type Database, openDatabase, type Transaction } from "../database/connection.ts";
import { auditBooks, checkRules, type Finding } from "./audit-books.ts";
import { breaks, miscounts } from "./broken-books.fixture.ts";
import { liveOn, publishAuditHead } from "./lively-shop.fixture.ts";
import { readRules } from "./rules.ts";

let shop: Shop;
let superuser: Database;

beforeAll(async () => {
  shop = await openListeningShop();
  const url = new URL(inject("adminUrl"));
  url.pathname = new URL(shop.ownerUrl).pathname;
  superuser = openDatabase(url.href, 1, () => {});
  await liveOn(shop);
  const admin = await makeAdmin(shop);
  await changeGroup(shop, admin, "selling", { value: { sellRatePercent: 80 } });
  const closed = await shop.call(
    "closeMonth",
    { body: { month: await closableMonth(shop) } },
    { ...admin, key: randomUUID() },
  );
  if (closed.status !== 200) throw new Error(closed.text);
  await publishAuditHead(shop);
});
afterAll(async () => {
  await superuser.close();
  await shop.close();
});

const rules = await readRules();

class Undone extends Error {}

/** Runs `change` in a transaction, rolls it back, and returns the result of `change`. */
async function look<Seen>(change: (tx: Transaction) => Promise<Seen>): Promise<Seen | undefined> {
  let seen: Seen | undefined;
  const attempt = superuser.connection.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    for (const [table, check] of [
      ["ledger_entries", "ledger_entries_balance_after_cents_check"],
      ["purchases", "purchases_check1"],
    ] as const) {
      await sql`alter table ${sql.table(table)} drop constraint if exists ${sql.ref(check)}`.execute(tx);
    }
    seen = await change(tx);
    throw new Undone();
  });
  await attempt.catch((error: unknown) => {
    if (!(error instanceof Undone)) throw error;
  });
  return seen;
}

describe("the audit", () => {
  it("finds nothing wrong in a shop where everything has happened, and checks something for every rule", async () => {
    const findings = await auditBooks(shop.database.connection, 4);
    expect(findings.flatMap(({ problems }) => problems)).toEqual([]);
    expect(findings.filter(({ checked }) => checked === 0)).toEqual([]);
  });

  it("finds the same in parts of the people, which together are all", async () => {
    const { connection } = shop.database;
    const numbers = (findings: readonly Finding[]) => findings.map(({ name, checked }) => [name, checked]);
    const whole = await auditBooks(connection, 2);
    expect(numbers(await auditBooks(connection, 2, { parts: 3 }))).toEqual(numbers(whole));
  });

  it("looks since a time only at people whose rows have changed, with the rules that hold for each person", async () => {
    const { connection } = shop.database;
    const about = rules.filter(({ isAboutEverybody }) => !isAboutEverybody).map(({ name }) => name);
    const changed = await auditBooks(connection, 1, { since: new Date("2020-01-01") });
    expect(changed.map(({ name }) => name)).toEqual(about);
    expect(changed.filter(({ checked }) => checked === 0)).toEqual([]);
    const unchanged = await auditBooks(connection, 1, { since: new Date("2100-01-01") });
    expect(unchanged.filter(({ checked }) => checked > 0)).toEqual([]);
    const found = await look(async (tx) => {
      await sql.raw(breaks["wallets-equal-ledger"] ?? "").execute(tx);
      return checkRules(tx, rules, { since: new Date("2020-01-01") });
    });
    expect(found?.filter(({ broken }) => broken > 0).map(({ name }) => name)).toEqual(["wallets-equal-ledger"]);
  });

  it("agrees with the statements, which add up row by row", async () => {
    const statements = await readStatements(shop);
    expect(statements.length).toBeGreaterThan(1);
    expect(statements.flatMap(stepsThatDoNotFollow)).toEqual([]);
  });

  it.each(rules)("reports a broken rule and no other: $sentence", async ({ name }) => {
    const found = await look(async (tx) => {
      const { numAffectedRows } = await sql.raw(breaks[name] ?? "").execute(tx);
      expect(numAffectedRows).toBeGreaterThan(0n);
      return checkRules(tx, rules, { parts: 3 });
    });
    const broken = found?.filter((finding) => finding.broken > 0).map((finding) => [finding.name, finding.problems]);
    expect(broken).toEqual([[name, [expect.any(String)]]]);
  });
});

it.each(Object.keys(miscounts))("the audit reports a wrong counter: %s", async (counter) => {
  const counters = rules.filter(({ name }) => name === "protection-counters-match");
  const found = await look(async (tx) => {
    await sql.raw(miscounts[counter] ?? "").execute(tx);
    return checkRules(tx, counters);
  });
  expect(found?.map(({ problems }) => problems)).toEqual([[expect.any(String)]]);
});

it.each([
  [
    "waits for another raise than its history has",
    "update protection_limits set requested_cents = requested_cents + 1",
  ],
  ["has no history", "delete from protection_limit_changes"],
  [
    "is gone although its history has it",
    "delete from protection_limits where user_id = (select user_id from protection_limits limit 1)",
  ],
  [
    "was set higher without a raise",
    `with raised as (
      insert into protection_limit_changes (user_id, change_id, kind, period, change, amount_cents, changed_at)
      select user_id, gen_random_uuid(), kind, period, 'Set', amount_cents + 1, now() from protection_limits limit 1
      returning user_id, kind, period)
    update protection_limits l set amount_cents = amount_cents + 1, requested_at = null, requested_cents = null,
      confirmable_at = null, lapses_at = null
    from raised r where (l.user_id, l.kind, l.period) = (r.user_id, r.kind, r.period)`,
  ],
  ["was raised at once", "update protection_limit_changes set change = 'Raised' where change = 'Set'"],
])("the audit reports a limit that %s", async (_what, statement) => {
  const limits = rules.filter(({ name }) => name === "limits-follow-their-history");
  const found = await look(async (tx) => {
    await sql.raw(statement).execute(tx);
    return checkRules(tx, limits);
  });
  expect(found?.map(({ problems }) => problems)).toEqual([[expect.any(String)]]);
});

it("the audit reports an opening in a break by an offer of before, unless a stop spares that", async () => {
  const found = await look(async (tx) => {
    await sql`with drawn as (
        update records set recorded_at = offered_at + interval '1 minute'
        where (user_id, nonce) = (select user_id, nonce from records where reason is null limit 1)
        returning user_id, offered_at, recorded_at)
      insert into breaks (user_id, break_id, kind, began_at, until)
      select user_id, gen_random_uuid(), 'Break', recorded_at - interval '1 second', recorded_at + interval '1 hour'
      from drawn`.execute(tx);
    const countBroken = async () => {
      const [finding] = await checkRules(
        tx,
        rules.filter(({ name }) => name === "openings-respect-breaks"),
      );
      return finding?.broken;
    };
    const before = await countBroken();
    await sql`insert into stops (user_id, stop_hash, text, signature, is_taken, answered_at, key_id)
      select user_id, sha256(nonce::text::bytea), concat_ws(E'\\n', 1, 2, 3, 4, 5, nonce, 7, 'ab'), ${Buffer.alloc(64)},
        true, now(), ${Buffer.alloc(8)} from records`.execute(tx);
    return [before, await countBroken()];
  });
  expect(found).toEqual([1, 0]);
});

it("the audit reports a bank transfer that operators have not decided", async () => {
  const found = await look(async (tx) => {
    await sql`update ledger_entries set from_account = 'wallet:' || user_id, to_account = 'house:transfers'
      where entry_id = (select entry_id from ledger_entries where to_account = 'wallet:' || user_id
        and from_account = 'house:goodwill' limit 1)`.execute(tx);
    return checkRules(
      tx,
      rules.filter(({ name }) => name === "rows-name-their-accounts"),
    );
  });
  expect(found?.map(({ problems }) => problems)).toEqual([[expect.stringContaining("nobody decided")]]);
});

it("the audit reports a discount above what its code gives, and on other items", async () => {
  const problemsAfter = (statement: string) =>
    look(async (tx) => {
      await sql.raw(statement).execute(tx);
      const ofCodes = rules.filter(({ name }) => name === "promotions-are-used-once");
      return (await checkRules(tx, ofCodes)).flatMap(({ problems }) => problems);
    });
  expect(await problemsAfter("update promo_codes set percent = 1")).toContainEqual(expect.stringContaining("gives"));
  const elsewhere = "update promo_codes set item_ids = array[gen_random_uuid()]";
  expect(await problemsAfter(elsewhere)).toContainEqual(expect.stringContaining("is not for"));
});

describe("npm run audit", () => {
  const run = async () => {
    const cli = fileURLToPath(new URL("cli.ts", import.meta.url));
    const env = { ...process.env, DATABASE_URL: shop.appUrl };
    return promisify(execFile)(process.execPath, [cli], { env });
  };

  it("prints a line for each rule, and reports its progress on stderr", async () => {
    const { stdout, stderr } = await run();
    for (const { name } of rules) expect(stderr).toMatch(new RegExp(`^· ${name} …$[^]*^· ${name}: \\d+ rows in `, "m"));
    const held = stdout.split("\n").map((line) => line.replace(/^ok +\d+ {2}/, ""));
    for (const { sentence } of rules) expect(held).toContain(sentence);
    expect(stdout.trimEnd()).toMatch(new RegExp(`^${rules.length} rules, 0 broken$`, "m"));
  });

  it("names what breaks a rule, and exits with 1", async () => {
    const wrong = sql`update wallets set balance_cents = balance_cents + 1`.execute(superuser.connection);
    await wrong;
    const outcome: unknown = await run().catch((error: unknown) => error);
    await sql`update wallets set balance_cents = balance_cents - 1`.execute(superuser.connection);
    expect(outcome).toMatchObject({
      code: 1,
      stdout: expect.stringMatching(/BROKEN +\d+ .*\n +person [0-9a-f-]{36} holds/),
    });
  });
});
