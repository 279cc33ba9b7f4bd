import { setTimeout as pause } from "node:timers/promises";
import { auditBooks } from "../../src/audit/audit-books.ts";
import { openVendors, type Vendors } from "../payments/all-tills.ts";
import { Chance } from "./chance.ts";
import { BankClerk } from "./payments/bank-clerk.ts";
import { compareCustomer, compareGuests, type Comparison } from "./compare.ts";
import { compareProviders, type Place, type ProviderResult, retryRefunds } from "./payments/compare-providers.ts";
import { type CrashPlace, openCrashPlace, type Victim } from "./crash-place.ts";
import { Customer, natureAt, type Scene } from "./customer.ts";
import { Guests } from "./guests.ts";
import { newOperator, offerPayouts, openMarket, shareOut } from "./market.ts";
import { openPairPlace } from "./pair-place.ts";
import { newTraffic, PatientClient, type Traffic } from "./patient-client.ts";
import { compareWinners } from "./payments/compare-payouts.ts";
import { Payer } from "./payments/payer.ts";
import { Winner } from "./payments/winner.ts";
import { tryBeyondLimits } from "./protect.ts";
import { sendNotices } from "./payments/till.ts";
import { lookAfterTopUps } from "./top-up.ts";

export type CrashPlan = {
  victims: readonly Victim[];
  seed: number;
  customers: number;
  /** Whether some payments stay pending for 20 seconds. The run waits for them at the end. */
  hasSlowBanks: boolean;
  log: (line: string) => void;
};

export type CrashResult = Comparison & {
  kills: number;
  requests: number;
  retried: number;
  /** How often something was refused because it would have passed a limit of its person. */
  reachedLimits: number;
  /** A line for each provider, compared with the books. */
  providers: ProviderResult[];
  /** The longest time from a kill until the shop took writes again, in milliseconds. */
  longestMs: number;
};

/** The shop compares each provider once a minute, because webhooks may have been lost. */
const RECONCILED_MS = 240_000;
const LEAST_LOAD_MS = 200;
const MOST_LOAD_MS = 1000;
const SETTLING_MS = 120_000;
const LOOK_MS = 500;

/** Lets all actors act repeatedly. The returned function stops this and waits for their current actions. */
export function startLoad(actors: readonly { act(): Promise<void> }[], complaints: string[]): () => Promise<void> {
  let isOver = false;
  const running = actors.map(async (actor) => {
    while (!isOver) await actor.act().catch((error: unknown) => void complaints.push(String(error)));
  });
  return async () => {
    isOver = true;
    await Promise.all(running);
  };
}

async function findBroken({ owner }: CrashPlace): Promise<string[]> {
  const findings = await auditBooks(owner.connection, 1);
  return findings.flatMap(({ name, problems }) => problems.map((problem) => `audit, ${name}: ${problem}`));
}

async function killOneByOne(place: CrashPlace, { victims, log }: CrashPlan, chance: Chance, traffic: Traffic) {
  const broken: string[] = [];
  let longestMs = 0;
  for (const [index, victim] of victims.entries()) {
    await place.prepare();
    await pause(chance.between(LEAST_LOAD_MS, MOST_LOAD_MS));
    const { requests, retries, inFlight } = traffic;
    const begun = performance.now();
    await place.kill(victim);
    const took = performance.now() - begun;
    longestMs = Math.max(longestMs, took);
    const found = await findBroken(place);
    broken.push(...found);
    const books = found.length === 0 ? "books in order" : `${found.length} FAULTS`;
    const load = `${requests} requests, ${retries.length} retried, ${inFlight} in flight`;
    log(
      `kill ${index + 1}/${victims.length} ${victim.padEnd(8)}  ${load}; back after ${(took / 1000).toFixed(1)} s, ${books}`,
    );
  }
  return { broken, longestMs };
}

/** Waits until no top-up is pending. */
async function settle(customers: readonly Customer[]): Promise<string[]> {
  const deadline = Date.now() + SETTLING_MS;
  for (;;) {
    const ends = await Promise.all(customers.map((customer) => lookAfterTopUps(customer)));
    if (ends.every(Boolean)) return [];
    if (Date.now() > deadline) return [`a top-up is still pending ${SETTLING_MS / 1000} s after the last kill`];
    await pause(LOOK_MS);
  }
}

const linesOf = ({ lost, doubled, wrong }: Comparison) => [...lost, ...doubled, ...wrong].join("\n");

/**
 * Compares with the providers until nothing differs, or until the shop has had the time to find out by itself and two
 * comparisons find the same. `report` tells it of transfers and of refunds that the bank has sent meanwhile.
 */
async function settleProviders(
  places: Place,
  report: () => Promise<void>,
): Promise<Comparison & { providers: ProviderResult[] }> {
  const deadline = Date.now() + RECONCILED_MS;
  let before = "";
  for (;;) {
    const found: Comparison = { lost: [], doubled: [], wrong: [] };
    const providers = await compareProviders(places, found);
    const differences = linesOf(found);
    const isOver = Date.now() > deadline && differences === before;
    if (differences === "" || isOver) return { ...found, providers };
    before = differences;
    await pause(LOOK_MS);
    await report();
  }
}

async function crash(place: CrashPlace, vendors: Vendors, plan: CrashPlan): Promise<CrashResult> {
  const { hasSlowBanks } = plan;
  const chance = new Chance(plan.seed);
  const traffic = newTraffic();
  const newClient = () => new PatientClient(place.url, chance.branch(), traffic);
  const market = await openMarket(newClient());
  await shareOut(newClient(), [...vendors.keys()]);
  const newScene = (): Scene => ({ url: place.url, client: newClient(), market, vendors, traffic, hasSlowBanks });
  const customers = Array.from(
    { length: plan.customers },
    (_, turn) => new Customer(newScene(), chance.branch(), natureAt(turn)),
  );
  await Promise.all(customers.map((customer) => customer.join()));
  const guests = new Guests(newScene(), chance.branch());
  const operator = newOperator(newClient());
  const payers = (["sandbox", ...vendors.keys()] as const).map(
    (provider) => new Payer(newScene(), chance.branch(), provider, operator),
  );
  await Promise.all(payers.map((payer) => payer.join()));
  const clerks = [...vendors.values()]
    .filter((till) => till.statement !== undefined)
    .map((till) => new BankClerk(newScene(), chance.branch(), operator, till, place.owner));
  for (const clerk of clerks) await clerk.join();
  await offerPayouts(newClient());
  const paying = (["sandbox", ...vendors.keys()] as const).filter(
    (name) => name === "sandbox" || vendors.get(name)?.payouts !== undefined,
  );
  const winners = paying.flatMap((provider) =>
    [true, false].map((isPaid) => {
      const parts = { operator, owner: place.owner, isPaid };
      return new Winner(newScene(), chance.branch(), provider, parts);
    }),
  );
  for (const winner of winners) await winner.join();
  const report = async () => {
    for (const winner of winners) winner.moveOn();
    for (const clerk of clerks) await clerk.finish();
  };
  await report();
  await Promise.all([...payers.map((payer) => payer.beginReturns()), ...winners.map((winner) => winner.begin())]);

  const stop = startLoad([...customers, guests, ...payers, ...winners, ...clerks], traffic.complaints);
  const { broken, longestMs } = await killOneByOne(place, plan, chance, traffic);
  await stop();
  await retryRefunds(place.owner);
  await report();
  // In a short run, vendors send lost webhooks again. In a long one, the shop has to find out by itself.
  if (!hasSlowBanks) for (const [name, till] of vendors) sendNotices(place, name, till, 0);
  const unsettled = await settle(customers);
  for (const customer of customers) if (customer.nature === "bound") await tryBeyondLimits(customer, market.boxes);

  const into: Comparison = { lost: [], doubled: [], wrong: [] };
  const reader = newClient();
  for (const customer of customers) await compareCustomer(reader, customer, into);
  await compareGuests(reader, guests, place.owner, into);
  const { providers, ...found } = await settleProviders({ vendors, owner: place.owner, payers }, report);
  await compareWinners(place.owner, winners, into);
  into.lost.push(...found.lost);
  into.doubled.push(...found.doubled);
  into.wrong.push(
    ...found.wrong,
    ...broken,
    ...unsettled,
    ...(await findBroken(place)),
    ...traffic.complaints,
    ...place.unexpectedEnds,
  );
  return {
    kills: plan.victims.length,
    requests: traffic.requests,
    retried: traffic.retries.length,
    reachedLimits: traffic.reachedLimits,
    providers,
    longestMs,
    ...into,
  };
}

/**
 * Puts a mixed load on a shop, kills its parts in the given order at random times, and compares everything that was
 * acknowledged with the final state.
 */
export async function runCrash(plan: CrashPlan): Promise<CrashResult> {
  const open = plan.victims.includes("primary") ? openPairPlace : openCrashPlace;
  const { vendors, variables } = await openVendors();
  // Operators approve payouts alone, and prove identities by hand.
  const place = await open(plan.log, { ...variables, IDENTITY_CHECK: "manual", FOUR_EYES_ABOVE: "100000" });
  try {
    return await crash(place, vendors, plan);
  } finally {
    await place.close();
    for (const till of vendors.values()) await till.close();
  }
}
