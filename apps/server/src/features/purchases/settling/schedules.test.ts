import { randomUUID, randomUUIDv7 } from "node:crypto";
import { endpoints, REFUND_KINDS } from "@trove/contract";
import { cents } from "@trove/money";
import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import type { TestItem } from "../../../../test/catalogue/stock.ts";
import { expected, makePeople, readFleet } from "../../../../test/orders/order-fleet.ts";
import { OrderModel } from "../../../../test/orders/order-model.ts";
import { guest, putOnSale, stockOf, toKeep, toSend } from "../../../../test/orders/orders.ts";
import { courses, ModelBank } from "../../../../test/payments/model-bank.ts";
import { moveClock } from "../../../../test/payments/till.ts";
import { credit } from "../../../../test/people/people.ts";
import { findImbalances } from "../../../../test/shop/books.ts";
import { openShop, type Shop } from "../../../../test/shop/shop.ts";
import { NO_KEY } from "../../../command/idempotency.ts";
import type { Person } from "../../../command/person.ts";
import { settleTopUp } from "../../balance/index.ts";
import { makePictureStorage } from "../../files/index.ts";
import { makeMail } from "../../mail/index.ts";
import { makePayments, makeProviderSet } from "../../payments/index.ts";
import { paymentProviders } from "../../../payment-providers/payment-providers.ts";
import { isOver } from "../../../payment-providers/provider.ts";
import { settle } from "../../payments/settle.ts";
import { unboundTerms } from "../../protection/index.ts";
import { cancelShipment } from "../../shipments/cancel-shipment.ts";
import { callMoveShipment, findAnyShipment, refundEntries } from "../../shipments/index.ts";
import { makePurchaseSettler, refundGuest } from "../index.ts";
import { buyAsGuest, buyDirectly } from "../ordering/begin-purchase.ts";

/** Number of schedules that run in one database at the same time. */
const SIDE_BY_SIDE = 50;
const RUNS = Math.ceil(inject("size").schedules / SIDE_BY_SIDE);
const STOCK = 1_000_000;
const ZONE = "UTC";

/** An event of one payment within a round. */
const act = fc.oneof(
  { weight: 4, arbitrary: fc.constant({ do: "bank" as const }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant("webhook" as const), which: fc.nat(5), copies: fc.constantFrom(1, 1, 3) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("returnPage" as const), mustFail: fc.boolean() }) },
  { weight: 1, arbitrary: fc.constant({ do: "everybody" as const }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant("ownerCancels" as const), refund: fc.constantFrom(...REFUND_KINDS) }),
  },
  { weight: 1, arbitrary: fc.constant({ do: "operatorCancels" as const }) },
  { weight: 1, arbitrary: fc.constant({ do: "nothing" as const }) },
);
type Act = typeof act extends fc.Arbitrary<infer A> ? A : never;

/** An event that concerns all payments, between two rounds. */
const between = fc.constantFrom("nothing", "nothing", "poller", "reconcile", "refunds", "halfHour");

const kinds = [
  { isGuest: true, isSent: true },
  { isGuest: false, isSent: true },
  { isGuest: false, isSent: false },
] as const;

const ROUNDS = 8;
const schedule = fc.record({
  kind: fc.constantFrom(...kinds),
  course: fc.constantFrom(...courses),
  savings: fc.constantFrom(0, 1000, 5000),
  acts: fc.array(act, { minLength: ROUNDS, maxLength: ROUNDS }),
});

type Schedule = typeof schedule extends fc.Arbitrary<infer S> ? S : never;

type Voyage = {
  model: OrderModel;
  person: Person;
  purchaseId: string;
  shipmentId: string | null;
  sessionId: string;
};

let shop: Shop;
let item: TestItem;
let taken = 0;

beforeAll(async () => {
  shop = await openShop();
  item = await putOnSale(shop, 2000, STOCK);
});
afterAll(() => shop.close());

function makeRooms(bank: ModelBank) {
  const { secrets, environment, chance } = shop;
  const db = shop.database.connection;
  const now = () => new Date(shop.clock.now);
  const pictures = makePictureStorage(environment, shop.database);
  const mail = makeMail({ db, settings: shop.app.settings, pictures, secrets, environment, now });
  const publicUrl = environment.PUBLIC_URL;
  const settlers = {
    TopUp: settleTopUp,
    Purchase: makePurchaseSettler({ mail, settings: shop.app.settings, publicUrl, secrets, timeZone: ZONE }),
    Gift: () => expect.fail("no gift code"),
  };
  const log = { warn: () => {} };
  const { settings } = shop.app;
  const offers = new Map([["sandbox" as const, paymentProviders.sandbox.offer]]);
  const providers = makeProviderSet([bank.provider], offers, now);
  const parts = { db, secrets, provider: bank.provider, providers, settings, settlers, mail, publicUrl, now, log };
  const payments = makePayments(parts);
  const run = (name: string) => payments.jobs.find((job) => job.name === name)?.run();
  return {
    parts,
    payments,
    run,
    purchases: {
      db,
      secrets,
      payments,
      mail,
      publicUrl,
      settings: shop.app.settings,
      timeZone: ZONE,
      rateLimitFactor: 0,
      chance,
      now,
    },
  };
}
type Rooms = ReturnType<typeof makeRooms>;

const caller = { language: "en", ip: "127.0.0.1", origin: "https://shop.example" };

/** Begins an order, either as a person with money in the wallet or as a guest. */
async function begin(
  { purchases }: Rooms,
  person: Person,
  { kind, savings }: Pick<Schedule, "kind" | "savings">,
): Promise<Voyage> {
  if (!kind.isGuest && savings > 0) await credit(shop, person, cents(savings));
  const idempotency = { key: randomUUID(), requestHash: Buffer.alloc(32) };
  const wire = kind.isSent ? toSend([item]) : toKeep([item]);
  const request = endpoints.buyDirectly.body.parse(wire);
  const { purchaseId, shipmentId, session } = kind.isGuest
    ? await buyAsGuest(purchases, guest, idempotency, request, caller)
    : await buyDirectly(purchases, person, idempotency, request, caller);
  return { model: new OrderModel(kind, savings), person, purchaseId, shipmentId, sessionId: session.id };
}

async function returnPage(rooms: Rooms, bank: ModelBank, voyage: Voyage, mustFail: boolean): Promise<void> {
  const { model, sessionId } = voyage;
  const before = bank.peek(sessionId);
  const isAllowed = () => true;
  const providerPaymentId = before.providerPaymentId ?? sessionId;
  const told = await rooms.payments.validate({ isAllowed, purpose: "Purchase", providerPaymentId, mustFail });
  const isOnlyTold = isOver(before.state) && !mustFail;
  if (!isOnlyTold) model.learn(bank.peek(sessionId));
  expect(told).toBe(isOnlyTold && model.payment !== "Success" ? "Failed" : model.payment);
}

/** Cancels a shipment as an operator does in the dashboard, which refunds a guest. */
async function operatorCancels({ parts: { db, now } }: Rooms, shipmentId: string): Promise<void> {
  const shipment = await findAnyShipment(db, shipmentId);
  if (shipment === undefined) throw new Error(`no shipment ${shipmentId}`);
  const terms = unboundTerms(ZONE);
  const details = { carrier: null, trackingNumber: null, note: "Broken", refund: "Items", version: null };
  const step = {
    from: ["Ordered"],
    to: "Cancelled",
    actor: "Admin",
    ...details,
    ...refundEntries(randomUUIDv7),
    terms,
  };
  await db.transaction().execute(async (tx) => {
    await callMoveShipment(tx, shipment, step, now());
    await refundGuest(tx, shipment, now());
  });
}

async function take(rooms: Rooms, bank: ModelBank, voyage: Voyage, event: Act): Promise<void> {
  const { model, sessionId, person, shipmentId } = voyage;
  const refused = () => undefined;
  const said = bank.peek(sessionId);
  if (event.do === "bank") bank.step(sessionId);
  if (event.do === "returnPage") await returnPage(rooms, bank, voyage, event.mustFail);
  if (event.do === "webhook") {
    const notices = bank.noticesOf(sessionId);
    const notice = notices[event.which % Math.max(1, notices.length)];
    if (notice === undefined) return;
    await Promise.all(Array.from({ length: event.copies }, () => settle(rooms.parts, notice)));
    model.learn(notice);
  }
  if (event.do === "everybody" && said.state !== "Open") {
    const again = () => returnPage(rooms, bank, voyage, true);
    model.learn(said);
    await Promise.all([settle(rooms.parts, said), again(), settle(rooms.parts, said), again()]);
  }
  if (event.do === "ownerCancels" && shipmentId !== null && !model.kind.isGuest) {
    await cancelShipment(rooms.purchases, person, NO_KEY, shipmentId, { refund: event.refund }, undefined).catch(
      refused,
    );
    model.cancel(event.refund);
  }
  if (event.do === "operatorCancels" && shipmentId !== null) {
    await operatorCancels(rooms, shipmentId).catch(refused);
    model.callOff();
  }
}

/** Runs a background job for all orders at once, and updates the models that it affects. */
async function goOn(rooms: Rooms, bank: ModelBank, voyages: readonly Voyage[], what: string): Promise<void> {
  if (what === "nothing") return;
  const learn = (isMeant: (voyage: Voyage) => boolean) => {
    for (const voyage of voyages.filter(isMeant)) voyage.model.learn(bank.peek(voyage.sessionId));
  };
  if (what === "halfHour") moveClock(shop, 1800);
  if (what === "poller" || what === "halfHour") {
    const pending = new Set(voyages.filter(({ model }) => model.payment === "Pending"));
    await sql`update payments set next_check_at = ${shop.clock.now} where next_check_at < 'infinity'`.execute(
      shop.owner.connection,
    );
    await Promise.all([rooms.run("watch-payments"), rooms.run("watch-payments")]);
    learn((voyage) => pending.has(voyage));
  } else if (what === "reconcile") {
    await rooms.run("reconcile-payments");
    learn(({ sessionId }) => bank.peek(sessionId).providerPaymentId !== null);
  } else {
    const due = voyages.filter(({ model }) => model.isRefundDue);
    const before = due.map(({ model, sessionId }) => ({ model, said: bank.peek(sessionId) }));
    await rooms.run("send-refunds");
    // If the bank has already returned a part on its own, the shop first learns of that part and then requests the
    // rest.
    for (const { model, said } of before) model.learn(said);
    learn(({ model }) => model.isRefundDue);
    for (const { model } of due) model.isRefundDue = false;
  }
}

async function compare(voyages: readonly Voyage[]): Promise<void> {
  const fleet = await readFleet(
    shop,
    voyages.map(({ purchaseId }) => purchaseId),
  );
  for (const { purchaseId, model } of voyages) expect(fleet.get(purchaseId)).toEqual(expected(model));
  const held = voyages.filter(({ model }) => model.isTaken).length;
  expect(await stockOf(shop, item)).toBe(STOCK - taken - held);
}

it(`ends as the model does in ${RUNS * SIDE_BY_SIDE} schedules`, { timeout: 600_000 }, async () => {
  const voyage = fc.array(schedule, { minLength: SIDE_BY_SIDE, maxLength: SIDE_BY_SIDE });
  const breaks = fc.array(between, { minLength: ROUNDS, maxLength: ROUNDS });
  await fc.assert(
    fc.asyncProperty(voyage, breaks, async (schedules, pauses) => {
      const bank = new ModelBank();
      const rooms = makeRooms(bank);
      const people = await makePeople(shop, SIDE_BY_SIDE);
      const voyages = await Promise.all(
        people.map((person, number) => begin(rooms, person, schedules[number] ?? { kind: kinds[0], savings: 0 })),
      );
      for (const [number, { sessionId }] of voyages.entries()) bank.begin(sessionId, schedules[number]?.course ?? []);
      for (const [round, pause] of pauses.entries()) {
        await Promise.all(
          voyages.map((each, number) => take(rooms, bank, each, schedules[number]?.acts[round] ?? { do: "nothing" })),
        );
        await compare(voyages);
        await goOn(rooms, bank, voyages, pause);
        await compare(voyages);
      }
      // Brings everything to an end: sessions expire, and guests get the money that they are owed.
      for (const what of ["halfHour", "reconcile", "refunds", "reconcile"]) await goOn(rooms, bank, voyages, what);
      await compare(voyages);
      for (const { model, sessionId } of voyages) {
        const { state, paid, refunded, refundsBack, chargedBack } = bank.peek(sessionId);
        const left = state === "Captured" ? paid - refunded + refundsBack - chargedBack : 0;
        expect(model.books.gateway + left).toBe(0);
        expect(model.order === "PaymentPending" && state !== "Processing").toBe(false);
        // A refund that has come back is not sent again before an operator decides.
        const isOwed = model.kind.isGuest && model.order === "Cancelled" && refundsBack === 0;
        expect(isOwed ? left : 0).toBe(0);
      }
      expect(await findImbalances(shop)).toEqual([]);
      // Keeps jobs in later runs from checking payments that this run's bank has left undecided.
      await sql`update payments set next_check_at = 'infinity' where next_check_at is not null`.execute(
        shop.owner.connection,
      );
      taken += voyages.filter(({ model }) => model.isTaken).length;
    }),
    { numRuns: RUNS, endOnFailure: true },
  );
});
