import { readFileSync } from "node:fs";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { parse } from "yaml";
import { stockBox } from "../../test/catalogue/stock.ts";
import { openBoxes } from "../../test/openings/browser.ts";
import { buyFromBalance, putOnSale, toSend } from "../../test/orders/orders.ts";
import { type CheckoutStub, openCheckoutStub } from "../../test/payments/checkout-stub.ts";
import { paidTopUp, refundTopUp } from "../../test/payments/refund-desk.ts";
import { addAddress, topUp } from "../../test/payments/till.ts";
import { makeAdmin, signUp, type TestPerson } from "../../test/people/people.ts";
import { openShop, type Shop } from "../../test/shop/shop.ts";
import { type NoteBackup, noteBackupsIn } from "../backups/backup-state.store.ts";
import { openDatabase } from "../database/connection.ts";
import { startJobs } from "../jobs.ts";
import { serveMetrics } from "./serve-metrics.ts";

type Rule = { alert: string; expr: string };

const file = readFileSync(new URL("../../../../deploy/prometheus/alerts.yml", import.meta.url), "utf8");
const rules = (parse(file) as { groups: { rules: Rule[] }[] }).groups.flatMap((group) => group.rules);
const settings = { METRICS_HOST: "127.0.0.1", METRICS_PORT: 0, METRICS_TOKEN: undefined };

let stub: CheckoutStub;
let shop: Shop;
let admin: TestPerson;
let mara: TestPerson;
let subjectId: string;

beforeAll(async () => {
  stub = await openCheckoutStub(() => shop.clock.now);
  shop = await openShop(stub.variables);
  // The test makes entries older than they are.
  shop.isStaged = true;
  admin = await makeAdmin(shop);
  mara = await signUp(shop);
  ({ subjectId } = await paidTopUp(shop, stub, mara, 100));
});
afterAll(async () => {
  await shop.close();
  await stub.close();
});

/** The figures of a process now. */
async function read(database = shop.database): Promise<string> {
  const served = await serveMetrics(database, settings);
  try {
    return await (await fetch(`http://127.0.0.1:${served.port}/metrics`)).text();
  } finally {
    await served.stop();
  }
}

const EXPRESSION = /^(increase\()?(\w+)(?:\{([^}]*)\})?(?:\[\w+\]\))? (>|==) (\d+)$/;

/** The sum of a page's figures that the name and all labels select; undefined if there is none. */
function select(page: string, name: string, labels: readonly string[]): number | undefined {
  const lines = page.split("\n").filter((line) => {
    const [, head, own = ""] = /^(\w+)(?:\{(.*)\})? /.exec(line) ?? [];
    return head === name && labels.every((label) => own.split(",").includes(label));
  });
  return lines.length === 0 ? undefined : lines.reduce((sum, line) => sum + Number(line.split(" ").at(-1)), 0);
}

/** Whether an alert's expression holds between two pages. Prometheus itself adds `up`. */
function holds(expression: string, before: string, after: string): boolean {
  const [, increase, name = "", labels = "", compare, bound] = EXPRESSION.exec(expression) ?? [];
  if (compare === undefined) throw new Error(`the test can't read ${expression}`);
  const valueIn = (page: string) => select(page, name, labels === "" ? [] : labels.split(","));
  const value = increase === undefined ? valueIn(after) : (valueIn(after) ?? 0) - (valueIn(before) ?? 0);
  return value !== undefined && (compare === ">" ? value > Number(bound) : value === Number(bound));
}

const run = (statement: string) => sql.raw(statement).execute(shop.owner.connection);
const LONG_AGO = "now() - interval '2 hours'";
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
const noteBackup: NoteBackup = (part, outcome) => noteBackupsIn(shop.database.connection)(part, outcome);

async function failOften(): Promise<void> {
  let runs = 0;
  const error = () => void (runs += 1);
  const job = {
    name: "failing",
    everySeconds: 0.001,
    run: async () => {
      throw new Error("the mail server is away");
    },
  };
  const stop = startJobs([job], { error });
  await expect.poll(() => runs).toBeGreaterThan(3);
  await stop();
}

async function fillPool(): Promise<string> {
  const waits = Array.from({ length: 120 }, () => sql`select pg_sleep(0.3)`.execute(shop.database.connection));
  await expect.poll(() => shop.database.pool.waitingCount).toBeGreaterThan(50);
  const page = await read();
  await Promise.all(waits);
  return page;
}

async function withoutDatabase(): Promise<string> {
  const away = openDatabase("postgresql://trove@127.0.0.1:1/trove", 1, () => {});
  const page = await read(away);
  await away.close();
  return page;
}

/** Asks a process that serves no more. Prometheus then notes `up` as 0, and as 1 for one that answers. */
async function askStopped(): Promise<string> {
  const served = await serveMetrics(shop.database, settings);
  await served.stop();
  const isUp = await fetch(`http://127.0.0.1:${served.port}/metrics`).then(
    () => 1,
    () => 0,
  );
  return `up{job="trove"} ${isUp}`;
}

/** The cause of each alert. Returns the figures if they don't last until it ends. */
const causes: Record<string, () => Promise<string | void>> = {
  ShopDown: askStopped,
  DatabaseDown: withoutDatabase,
  QueriesWait: fillPool,
  UnexpectedErrors: async () => {
    await run("alter table addresses rename to gone");
    await shop.call("listAddresses", {}, { token: mara.token });
    await run("alter table gone rename to addresses");
  },
  ManyOverloaded: async () => {
    shop.app.drain();
    for (let call = 0; call < 21; call += 1) await shop.call("getReadiness", {});
  },
  JobFails: failOften,
  MailLate: async () => {
    await shop.call("forgotPassword", { body: { email: mara.email } });
    await run(`update outbox set next_attempt_at = ${LONG_AGO}`);
  },
  PaymentsUnchecked: async () => {
    await topUp(shop, mara, { amount: 20, addressId: await addAddress(shop, mara) });
    await run(`update payments set next_check_at = ${LONG_AGO} where status = 'Pending'`);
  },
  RefundsLate: async () => {
    await refundTopUp(shop, admin, subjectId, 30);
    await run(`update refunds set next_attempt_at = ${LONG_AGO}`);
  },
  RecordsUnlogged: async () => {
    await openBoxes(shop, mara, await stockBox(shop));
    await run(`update record_queue set queued_at = ${LONG_AGO}`);
  },
  InvoicesUnnumbered: async () => {
    await buyFromBalance(shop, mara, toSend([await putOnSale(shop, 1000)]));
    await run(`update invoice_queue set due_at = ${LONG_AGO}`);
  },
  CheckpointOld: async () => void (await run(`update logs set checkpoint_at = ${LONG_AGO}`)),
  BackupLate: () => noteBackup("log", { at: daysAgo(1) }),
  BackupOld: () => noteBackup("base", { at: daysAgo(3) }),
  BackupFails: () => noteBackup("log", { at: daysAgo(0), failure: "the bucket is away" }),
  BackupUnchecked: () => noteBackup("check", { at: daysAgo(40) }),
  LogBehind: async () => void (await run("update logs set is_behind = true where name = 'terms'")),
};

it("has a cause in this test for every alert", () => {
  expect(Object.keys(causes).toSorted()).toEqual(rules.map(({ alert }) => alert).toSorted());
});

it.for(rules)("raises $alert when its cause is there, and not before", async ({ alert, expr }) => {
  const before = await read();
  expect(holds(expr, before, before)).toBe(false);
  const page = (await causes[alert]?.()) ?? (await read());
  expect(holds(expr, before, page)).toBe(true);
});
