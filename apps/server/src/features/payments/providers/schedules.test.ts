import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { type ScheduleTill, scheduleTills } from "../../../../test/payments/schedule-tills.ts";
import { addStandings, keptOf } from "../../../../test/payments/standing.ts";
import { importStatement } from "../../../../test/payments/statements.ts";
import { type Notice, pathOf } from "../../../../test/payments/till-kit/open-till.ts";
import { tillSteps } from "../../../../test/payments/till-kit/take-step.ts";
import { addAddress, moveClock, readBooks, runJob, topUp } from "../../../../test/payments/till.ts";
import { makeAdmin, signUp, type TestPerson } from "../../../../test/people/people.ts";
import { balanceOf } from "../../../../test/shop/books.ts";
import { openShop, type Shop } from "../../../../test/shop/shop.ts";

const RUNS = inject("size").schedules;
const SESSION_MILLISECONDS = 600_000;

/** A step that can happen to a payment. Steps are tested in any order, any number of times. */
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant("vendor" as const), what: fc.constantFrom(...tillSteps) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant("webhook" as const),
      which: fc.nat(9),
      copies: fc.integer({ min: 1, max: 3 }),
    }),
  },
  fc.record({ do: fc.constant("returnPage" as const), mustFail: fc.boolean() }),
  fc.record({ do: fc.constant("pass" as const), seconds: fc.constantFrom(1, 60, 300, 1800) }),
  fc.record({ do: fc.constant("job" as const), name: fc.constantFrom("watch-payments", "reconcile-payments") }),
  fc.record({
    do: fc.constant("fault" as const),
    fault: fc.constantFrom("lost" as const, "away" as const, "busy" as const),
  }),
  fc.constantFrom({ do: "forgery" as const }, { do: "forgetKeys" as const }),
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

describe.each(Object.entries(scheduleTills))("a payment at %s", (name, open) => {
  let shop: Shop;
  let till: ScheduleTill;
  let operator: { person: TestPerson; until: number } | undefined;

  beforeAll(async () => {
    till = await open(() => shop.clock.now);
    shop = await openShop(till.variables);
  });
  afterAll(async () => {
    await shop.close();
    await till.close();
  });

  async function send(notice: Notice): Promise<number> {
    const { body: payload, headers } = notice;
    return (await shop.app.http.inject({ method: "POST", url: pathOf(name, notice), headers, payload })).statusCode;
  }

  /** Lets an operator import a statement of a bank. */
  async function report(which?: number): Promise<void> {
    const file = await till.statement?.(shop, which);
    if (file === undefined) return;
    // Sessions of operators end after a while.
    if (operator === undefined || operator.until < shop.clock.now.getTime()) {
      operator = { person: await makeAdmin(shop), until: shop.clock.now.getTime() + SESSION_MILLISECONDS };
    }
    await importStatement(shop, operator.person, file);
  }

  /** Begins a top-up, and repeats the request until the vendor's response is not lost. */
  async function begin(person: TestPerson, faults: ScheduleTill["faults"]): Promise<string> {
    const addressId = await addAddress(shop, person);
    const key = randomUUID();
    till.faults.push(...faults);
    for (;;) {
      const { status, body } = await topUp(shop, person, { addressId, key });
      if (status === 201) return body.paymentSessionResponse.id;
      expect(status).toBe(503);
    }
  }

  async function take(person: TestPerson, sessionId: string, taken: Step): Promise<void> {
    // The vendor's clock counts seconds.
    moveClock(shop, 1);
    if (taken.do === "vendor") till.take(sessionId, taken.what);
    if (taken.do === "fault") till.faults.push(taken.fault);
    if (taken.do === "forgetKeys") till.forgetKeys();
    if (taken.do === "job") await runJob(shop, taken.name).catch(() => undefined);
    const notices = till.notices();
    if (taken.do === "webhook") await report(taken.which);
    if (taken.do === "webhook") {
      const notice = notices[notices.length - 1 - (taken.which % Math.max(1, notices.length))];
      for (let copy = 0; notice !== undefined && copy < taken.copies; copy += 1) {
        expect([204, 503]).toContain(await send(notice));
      }
    }
    const [forged] = notices;
    if (taken.do === "forgery" && forged !== undefined) {
      const body = Buffer.from(`${forged.body.toString()} `);
      expect(await send({ ...forged, body })).toBe(400);
    }
    const paymentId = till.paymentId(sessionId);
    if (taken.do === "returnPage" && paymentId !== undefined) {
      const body = { paymentId, failTransactionIfUnsuccessful: taken.mustFail };
      const { status } = await shop.call("validateTopUp", { body }, { token: person.token });
      expect([200, 401, 503]).toContain(status);
    }
  }

  it(`has one effect after any of ${RUNS} schedules`, { timeout: 1_800_000 }, async () => {
    const schedule = fc.record({
      faults: fc.array(fc.constantFrom("lost" as const, "away" as const, "busy" as const, null), { maxLength: 3 }),
      rounds: fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), { minLength: 2, maxLength: 8 }),
    });
    await fc.assert(
      fc.asyncProperty(schedule, async ({ faults, rounds }) => {
        till.faults.length = 0;
        const person = await signUp(shop);
        const sessionId = await begin(person, faults);
        for (const round of rounds) {
          // No webhook becomes stale on its way.
          for (const each of round) if (each.do === "pass") moveClock(shop, each.seconds);
          await Promise.all(round.map((each) => take(person, sessionId, each)));
        }
        till.faults.length = 0;
        moveClock(shop, 4000);
        await report();
        // Webhooks may all be lost.
        await runJob(shop, "reconcile-payments");
        await runJob(shop, "watch-payments");
        const { isOther, ...standing } = till.standing(sessionId);
        expect(await balanceOf(shop, person)).toBe(isOther ? 0 : keptOf(standing));
      }),
      { numRuns: RUNS },
    );
    const all = addStandings(till.sessions().map((id) => till.standing(id)));
    expect((await readBooks(shop))[`gateway:${name}`] ?? 0).toBe(0 - keptOf(all));
  });
});
