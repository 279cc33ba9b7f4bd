import { randomInt } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { ensurePagesBuilt } from "@trove/web/build-pages";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { auditBooks } from "../../src/audit/audit-books.ts";
import { Chance } from "../crash/chance.ts";
import { compareCustomer, type Comparison } from "../crash/compare.ts";
import { startLoad } from "../crash/crash-run.ts";
import { until } from "../crash/crash-server.ts";
import { Customer } from "../crash/customer.ts";
import { type Market, openMarket } from "../crash/market.ts";
import { open } from "../crash/open-and-sell.ts";
import { newTraffic, PatientClient, Refused } from "../crash/patient-client.ts";
import { RestorePlace } from "../crash/restore-place.ts";

const MINUTES = 60_000;
const CUSTOMERS = 6;
const LOAD_MS = 2_000;

const seed = randomInt(2 ** 31);
const chance = new Chance(seed);
const traffic = newTraffic();
let place: RestorePlace;
let market: Market;
let customers: Customer[];

const newClient = () => new PatientClient(place.shop.url, chance.branch(), traffic);

beforeAll(async () => {
  await ensurePagesBuilt(() => {});
  place = await RestorePlace.open();
  market = await openMarket(newClient());
  customers = Array.from({ length: CUSTOMERS }, () => {
    const scene = {
      url: place.shop.url,
      client: newClient(),
      market,
      vendors: new Map(),
      traffic,
      hasSlowBanks: false,
    };
    return new Customer(scene, chance.branch());
  });
  await Promise.all(customers.map((customer) => customer.join()));
}, 10 * MINUTES);

afterAll(() => place?.close());

/** Lets all customers act for two seconds. */
async function play(meanwhile: () => Promise<void> = async () => {}): Promise<void> {
  const stop = startLoad(customers, traffic.complaints);
  await meanwhile();
  await pause(LOAD_MS);
  await stop();
}

const cheapest = () => market.boxes.toSorted((a, b) => a.price - b.price).slice(0, 1);

/** Each customer opens a box. Returns the codes of refusals. */
async function openOneEach(): Promise<string[]> {
  const codes = customers.map((customer) =>
    open(customer, cheapest()).then(
      () => "opened",
      (error: unknown) => (error instanceof Refused ? error.code : String(error)),
    ),
  );
  return [...new Set(await Promise.all(codes))];
}

/** Waits until the public log has all records. Backdates them, so that the log doesn't wait for more of them. */
async function untilLogged(): Promise<void> {
  const { connection } = place.owner;
  await sql`update record_queue set queued_at = queued_at - interval '1 minute'`.execute(connection);
  await until("the log", async () => {
    const { rows } = await sql<{ left: string }>`select count(*) as left from record_queue`.execute(connection);
    return Number(rows[0]?.left) === 0;
  });
}

async function differences(): Promise<Comparison> {
  const found: Comparison = { lost: [], doubled: [], wrong: [...traffic.complaints] };
  for (const customer of customers) await compareCustomer(newClient(), customer, found);
  for (const { name, problems } of await auditBooks(place.owner.connection, 1)) {
    found.wrong.push(...problems.map((problem) => `audit, ${name}: ${problem}`));
  }
  return found;
}

/** A moment after everything so far. The command reads moments to the millisecond. */
async function nextMillisecond(): Promise<string> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(place.owner.connection);
  return new Date((rows[0]?.now.getTime() ?? 0) + 1).toISOString();
}

const NONE = { lost: [], doubled: [], wrong: [] };

it(
  "restores everything that was acknowledged before a moment, and opens nothing until the logs are whole",
  async () => {
    await play(async () => void (await place.backUp()));
    await play(async () => void (await place.backUp()));
    expect(await place.checkBackup()).toMatch(/Its books: \d+ rules, 0 broken/);
    const moment = await nextMillisecond();
    const held = customers.map(({ account }) => structuredClone(account));
    await play();
    expect(await openOneEach()).toEqual(["opened"]);
    await untilLogged();
    const { logs } = await newClient().call("getApplicationInfo", {});
    await place.copyLogs(logs);

    await place.restoreTo(moment);
    for (const [index, { account }] of customers.entries()) Object.assign(account, held[index]);
    expect(await openOneEach()).toEqual(["LOOTBOX_UNAVAILABLE"]);
    expect(await place.restoreLogs()).toMatch(/\d+ of records that it has lost, of 6 people/);
    expect(await differences(), `seed ${seed}`).toEqual(NONE);
    expect(await openOneEach()).toEqual(["opened"]);
    expect(await differences(), `seed ${seed}`).toEqual(NONE);
  },
  10 * MINUTES,
);
