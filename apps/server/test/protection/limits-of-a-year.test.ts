import { randomUUID } from "node:crypto";
import type { LimitKind, ResponseOf, Endpoints } from "@trove/contract";
import { cents, type Cents, fromEuros, times, toEuros } from "@trove/money";
import fc from "fast-check";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { stockBox, type TestBox } from "../catalogue/stock.ts";
import { openBoxes } from "../openings/browser.ts";
import { overwrite } from "../openings/meanwhile.ts";
import { addAddress, topUp } from "../payments/till.ts";
import { credit, signUp, type TestPerson } from "../people/people.ts";
import { openListeningShop } from "../shop/listening-shop.ts";
import type { Shop } from "../shop/shop.ts";
import { ageLimits } from "./age-limits.ts";
import { endPeriods, type Period } from "./end-periods.ts";

const KINDS = ["Deposit", "Spend", "Loss"] as const;
const PERIODS = ["day", "week", "month"] as const;
/** Days of each period in this test. */
const LENGTHS: Record<Period, number> = { day: 1, week: 7, month: 30 };
const LAPSES_AFTER_DAYS = 7;

let shop: Shop;
let box: TestBox;
let worst: Cents;
beforeAll(async () => {
  // A zone in which the real day has just begun, so that it does not end during the test.
  const hour = new Date().getUTCHours();
  const zone = hour <= 12 ? `Etc/GMT+${hour}` : `Etc/GMT-${24 - hour}`;
  shop = await openListeningShop({ COMPANY_TIME_ZONE: zone });
  box = await stockBox(shop);
  const { least } = await shop.owner.connection
    .selectFrom("lootboxDrops")
    .select(({ fn }) => fn.min("sellPriceCents").as("least"))
    .where("lootboxId", "=", box.lootboxId)
    .executeTakeFirstOrThrow();
  worst = cents(box.price - least);
});
afterAll(() => shop.close());

type Protection = ResponseOf<Endpoints["getProtection"]>;
type Amount = number | null;
type Own = { amount: Amount; raise?: { amount: Amount; from: number } };

/** The facts that the shop should know of a person, counted in the simplest way. Amounts of limits are in euros. */
class Model {
  day = 0;
  breakUntil = 0;
  readonly limits = new Map<string, Own>();
  readonly history: string[] = [];
  readonly events: { day: number; kind: LimitKind; amount: Cents }[] = [];

  used(kind: LimitKind, period: Period): Cents {
    const begins = Math.floor(this.day / LENGTHS[period]);
    const inside = this.events.filter((event) => Math.floor(event.day / LENGTHS[period]) === begins);
    return cents(inside.reduce((sum, event) => sum + (event.kind === kind ? event.amount : 0), 0));
  }

  /** The limits that another amount of a kind would pass. */
  passed(kind: LimitKind, amount: Cents): string[] {
    return PERIODS.filter((period) => {
      const most = this.limits.get(`${kind} ${period}`)?.amount ?? null;
      return most !== null && this.used(kind, period) + amount > fromEuros(most);
    }).map((period) => `${kind} ${period}`);
  }

  note(kind: LimitKind, amount: Cents): void {
    this.events.push({ day: this.day, kind, amount });
  }

  set(name: string, amount: Amount): void {
    const old: Own = this.limits.get(name) ?? { amount: null };
    if (amount === old.amount && old.raise === undefined) return;
    if (old.amount === null || (amount !== null && amount < old.amount)) {
      this.limits.set(name, { amount });
      this.history.push(`Set ${name} ${amount ?? ""}`);
    } else if (amount === old.amount) {
      this.limits.set(name, { amount });
      this.history.push(`RequestCancelled ${name} ${amount ?? ""}`);
    } else {
      this.limits.set(name, { ...old, raise: { amount, from: this.day + 1 } });
      this.history.push(`RaiseRequested ${name} ${amount ?? ""}`);
    }
  }

  /** Returns the code of the response. */
  confirm(name: string): string {
    const { raise } = this.limits.get(name) ?? {};
    if (raise === undefined || this.day >= raise.from + LAPSES_AFTER_DAYS) return "STATUS_CONFLICT";
    if (this.day < raise.from) return "TOO_SOON";
    this.limits.set(name, { amount: raise.amount });
    this.history.push(`Raised ${name} ${raise.amount ?? ""}`);
    return "ok";
  }

  takeBreak(): void {
    this.breakUntil = Math.max(this.breakUntil, this.day + 1);
    for (const [name, { amount, raise }] of this.limits) {
      if (raise === undefined) continue;
      this.limits.set(name, { amount });
      this.history.push(`RequestCancelled ${name} ${amount ?? ""}`);
    }
  }
}

/** Lets days pass: periods end, and what waits or lasts comes nearer to its end. */
async function passDays(person: TestPerson, model: Model, days: number): Promise<void> {
  const before = model.day;
  model.day += days;
  const ended = PERIODS.filter(
    (period) => Math.floor(before / LENGTHS[period]) < Math.floor(model.day / LENGTHS[period]),
  );
  await endPeriods(shop, person, ended);
  await ageLimits(shop, person, `${24 * days} hours`);
  // A break begins when it did: boxes that were opened before it are not moved.
  const statement = `update breaks set until = greatest(until - make_interval(days => $2), began_at + interval '1 ms')
     where user_id = $1`;
  await overwrite(shop, statement, [person.userId, days]);
}

const codeOf = ({ status, text }: { status: number; text: string }) =>
  status < 300 ? "ok" : (JSON.parse(text).code as string);

function expectRefused({ text }: { text: string }, model: Model, passed: readonly string[]): void {
  const { code, params } = JSON.parse(text) as { code: string; params: { kind: string; period?: string } };
  if (model.day < model.breakUntil) expect(code).toBe("TAKING_BREAK");
  else expect([code, passed]).toEqual(["LIMIT_REACHED", expect.arrayContaining([`${params.kind} ${params.period}`])]);
}

async function expectLike(model: Model, person: TestPerson): Promise<void> {
  const { used, limits, history, break: taken }: Protection = (await shop.call("getProtection", {}, person)).body;
  for (const { period, depositedAmount, spentAmount, lostAmount } of used) {
    expect([period, depositedAmount, spentAmount, lostAmount]).toEqual([
      period,
      ...KINDS.map((kind) => toEuros(model.used(kind, period))),
    ]);
  }
  const own = Object.fromEntries(limits.map(({ kind, period, amount }) => [`${kind} ${period}`, amount]));
  expect(own).toEqual(Object.fromEntries([...model.limits].map(([name, { amount }]) => [name, amount])));
  expect(history).toHaveLength(Math.min(model.history.length, 200));
  const changes = await shop.owner.connection
    .selectFrom("protectionLimitChanges")
    .select(["change", "kind", "period", "amountCents"])
    .where("userId", "=", person.userId)
    .execute();
  const noted = changes.map(({ change, kind, period, amountCents }) =>
    [change, kind, period, amountCents && toEuros(amountCents)].join(" "),
  );
  expect(noted.toSorted()).toEqual(model.history.toSorted());
  expect(taken !== null).toBe(model.day < model.breakUntil);
}

type Step =
  | { act: "limit"; kind: LimitKind; period: Period; amount: Amount }
  | { act: "confirm"; kind: LimitKind; period: Period }
  | { act: "topUp"; amount: number }
  | { act: "open" | "break" }
  | { act: "pass"; days: number };

const kind = fc.constantFrom(...KINDS);
const period = fc.constantFrom(...PERIODS);
const amount = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 0, max: 150 }) },
  { weight: 1, arbitrary: fc.constant(null) },
);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ act: fc.constant("limit" as const), kind, period, amount }) },
  { weight: 3, arbitrary: fc.record({ act: fc.constant("confirm" as const), kind, period }) },
  { weight: 4, arbitrary: fc.record({ act: fc.constant("topUp" as const), amount: fc.integer({ min: 10, max: 60 }) }) },
  { weight: 8, arbitrary: fc.constant({ act: "open" as const }) },
  { weight: 1, arbitrary: fc.constant({ act: "break" as const }) },
  { weight: 7, arbitrary: fc.record({ act: fc.constant("pass" as const), days: fc.constantFrom(1, 1, 1, 2, 9) }) },
);

async function perform(person: TestPerson & { addressId: string }, model: Model, done: Step): Promise<void> {
  const keyed = { token: person.token, key: randomUUID() };
  const isFree = model.day >= model.breakUntil;
  switch (done.act) {
    case "limit": {
      const { act: _, ...body } = done;
      expect((await shop.call("setLimit", { body }, keyed)).status).toBe(200);
      return model.set(`${done.kind} ${done.period}`, done.amount);
    }
    case "confirm": {
      const { limits } = (await shop.call("getProtection", {}, person)).body;
      const id = limits.find((limit) => limit.kind === done.kind && limit.period === done.period)?.id;
      if (id === undefined) return;
      const response = await shop.call("confirmLimit", { params: { id } }, keyed);
      return expect(codeOf(response)).toBe(model.confirm(`${done.kind} ${done.period}`));
    }
    case "topUp": {
      const passed = model.passed("Deposit", fromEuros(done.amount));
      const response = await topUp(shop, person, { addressId: person.addressId, amount: done.amount });
      if (!isFree || passed.length > 0) return expectRefused(response, model, passed);
      expect(response.status).toBe(201);
      return model.note("Deposit", fromEuros(done.amount));
    }
    case "open": {
      const passed = [...model.passed("Spend", box.price), ...model.passed("Loss", worst)];
      const response = await openBoxes(shop, person, box);
      if (!isFree || passed.length > 0) return expectRefused(response, model, passed);
      expect(response.status).toBe(200);
      model.note("Spend", box.price);
      const won = fromEuros(response.body.openings[0]?.sellPrice ?? 0);
      return model.note("Loss", cents(box.price - won));
    }
    case "break":
      await shop.call("beginBreak", { body: { kind: "Break" } }, keyed);
      return model.takeBreak();
    case "pass":
      return passDays(person, model, done.days);
  }
}

const { schedules } = inject("size");

it(
  "counters, refusals and history are those of a simple model, whatever people do in a year",
  { timeout: (1 + schedules / 100) * 60_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: schedules, maxLength: 2 * schedules }), async (steps) => {
        const registered = await signUp(shop);
        await credit(shop, registered, times(box.price, 2 * schedules));
        const person = { ...registered, addressId: await addAddress(shop, registered) };
        const model = new Model();
        for (const [place, done] of steps.entries()) {
          await perform(person, model, done);
          if (place % 4 === 3) await expectLike(model, person);
        }
        await expectLike(model, person);
      }),
      // A shrunk year takes longer than it helps.
      { numRuns: schedules > 100 ? 2 : 3, endOnFailure: true },
    );
  },
);
