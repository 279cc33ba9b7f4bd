import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { buyDirectly, putOnSale, readOrder, toSend, validateOrder } from "../../../../test/orders/orders.ts";
import { cancel } from "../../../../test/orders/shipments.ts";
import { type ScheduleTill, scheduleTills } from "../../../../test/payments/schedule-tills.ts";
import { addStandings, keptOf } from "../../../../test/payments/standing.ts";
import { pathOf } from "../../../../test/payments/till-kit/open-till.ts";
import { moveClock, readBooks, runJob } from "../../../../test/payments/till.ts";
import { makeAdmin, signUp, type TestPerson } from "../../../../test/people/people.ts";
import { changeGroup } from "../../../../test/settings/change-group.ts";
import { balanceOf } from "../../../../test/shop/books.ts";
import { openShop, type Shop } from "../../../../test/shop/shop.ts";
import { paymentProviders } from "../../../payment-providers/payment-providers.ts";

const RUNS = inject("size").debits;
const DAY = 86_400;

/** A debit, whose bank decides after days, and may take the money back for eight weeks. */
const course = fc.record({
  decision: fc.constantFrom("captured" as const, "declined" as const),
  afterDays: fc.integer({ min: 1, max: 9 }),
  cancelled: fc.constantFrom("never" as const, "before" as const, "after" as const),
  back: fc.constantFrom(null, "chargeback" as const, "refund" as const),
  backAfterDays: fc.constantFrom(1, 20, 56),
  isWon: fc.boolean(),
});
/** The news that the shop gets of a step: the newest webhooks, some of them twice, or none until a job asks. */
const hearing = fc.record({ webhooks: fc.nat(4), copies: fc.constantFrom(1, 2), job: fc.boolean() });

const having = Object.entries(scheduleTills).filter(([name]) =>
  Object.entries(paymentProviders).some(([each, { offer }]) => each === name && "sepaDebit" in offer.methods),
);

it("every provider with SEPA debits takes part", () => {
  expect(having.map(([name]) => name)).toEqual(["stripe"]);
});

describe.each(having)("a SEPA debit at %s", (name, open) => {
  let shop: Shop;
  let till: ScheduleTill;

  beforeAll(async () => {
    till = await open(() => shop.clock.now);
    shop = await openShop(till.variables);
    const any = { countries: null, currencies: null, least: null, most: null, topUps: true, orders: true };
    const ways = [{ ...any, provider: "stripe", method: "sepaDebit" } as const];
    await changeGroup(shop, await makeAdmin(shop), "payments", { value: { ways } });
  });
  afterAll(async () => {
    await shop.close();
    await till.close();
  });

  async function hear(heard: { webhooks: number; copies: number; job: boolean }): Promise<void> {
    const notices = till.notices();
    const sent = notices.slice(notices.length - heard.webhooks).flatMap((each) => Array(heard.copies).fill(each));
    const responses = await Promise.all(
      sent.map(({ body: payload, ...notice }) =>
        shop.app.http.inject({ method: "POST", url: pathOf(name, { ...notice, body: payload }), ...notice, payload }),
      ),
    );
    for (const { statusCode } of responses) expect([204, 503]).toContain(statusCode);
    if (heard.job) await runJob(shop, "reconcile-payments");
  }

  /** Signs in anew, because days have passed. */
  async function again(person: TestPerson): Promise<TestPerson> {
    const login = { emailOrUserName: person.userName, password: person.password };
    const { status, body, text } = await shop.call("login", { body: login });
    if (status !== 200) throw new Error(text);
    return { ...person, token: body.token };
  }

  async function cancelOrder(person: TestPerson, shipmentId: string): Promise<void> {
    const { status } = await cancel(shop, await again(person), shipmentId, { refund: "Balance" });
    expect([200, 409]).toContain(status);
  }

  it(
    `never comes into a balance, and is booked once, in any of ${RUNS} schedules`,
    { timeout: 1_800_000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(course, fc.array(hearing, { minLength: 5, maxLength: 5 }), async (taken, heard) => {
          const person = await signUp(shop);
          const item = await putOnSale(shop, 2000);
          const ordered = { ...toSend([item]), method: "sepaDebit" as const };
          const order = (await buyDirectly(shop, person, ordered, randomUUID())).body;
          const { id } = order.paymentSessionResponse;
          const shipmentId = order.shipmentId ?? "";
          const step = async (what: Parameters<ScheduleTill["take"]>[1], index: number) => {
            till.take(id, what);
            moveClock(shop, 1);
            await hear(heard[index] ?? { webhooks: 0, copies: 1, job: false });
          };
          await step("processing", 0);
          await validateOrder(shop, id, person);
          if (taken.cancelled === "before") await cancelOrder(person, shipmentId);
          moveClock(shop, taken.afterDays * DAY);
          await runJob(shop, "watch-payments");
          await step(taken.decision, 1);
          if (taken.cancelled === "after") await cancelOrder(person, shipmentId);
          await runJob(shop, "send-refunds");
          moveClock(shop, taken.backAfterDays * DAY);
          if (taken.back !== null) await step(taken.back, 2);
          if (taken.back === "chargeback" && taken.isWon) await step("chargebackWon", 3);
          moveClock(shop, 4000);
          await runJob(shop, "reconcile-payments");
          await runJob(shop, "watch-payments");
          await runJob(shop, "send-refunds");
          await runJob(shop, "reconcile-payments");
          const { captured, refunded, chargedBack } = till.standing(id);
          expect(await balanceOf(shop, person)).toBe(0);
          // A chargeback locks the account, and the order is not sent if nobody has heard of its payment before.
          if (taken.back !== "chargeback") {
            const { status } = await readOrder(shop, order.purchaseId, await again(person));
            const isOver = taken.cancelled !== "never" || taken.decision === "declined";
            expect(status).toBe(isOver ? "Cancelled" : "Ordered");
          }
          // Money of a cancelled order goes back to the payer, unless the bank has taken it first.
          if (taken.cancelled !== "never" && chargedBack === 0) expect(refunded).toBe(captured);
        }),
        { numRuns: RUNS },
      );
      const all = addStandings(till.sessions().map((id) => till.standing(id)));
      expect((await readBooks(shop))[`gateway:${name}`] ?? 0).toBe(0 - keptOf(all));
    },
  );
});
