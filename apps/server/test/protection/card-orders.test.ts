import { randomUUID } from "node:crypto";
import { fromEuros } from "@trove/money";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from "vitest";
import type { TestItem } from "../catalogue/stock.ts";
import {
  buyDirectly,
  buyFromBalance,
  movesDuring,
  putOnSale,
  toKeep,
  toSend,
  validateOrder,
} from "../orders/orders.ts";
import { cancel, itemsByStatus } from "../orders/shipments.ts";
import { addAddress, cards, moveClock, payWith, runGateway, runJob, topUp, validate } from "../payments/till.ts";
import { credit, signUp, type TestPerson } from "../people/people.ts";
import { balanceOf } from "../shop/books.ts";
import { openListeningShop } from "../shop/listening-shop.ts";
import type { Shop } from "../shop/shop.ts";
import { endPeriods } from "./end-periods.ts";
import { waitingCheck } from "./identity-desk.ts";
import { setMarkets } from "./markets.ts";

let shop: Shop;
let lamp: TestItem;
let mara: TestPerson;
beforeAll(async () => {
  shop = await openListeningShop();
  lamp = await putOnSale(shop, 2000);
});
afterAll(() => shop.close());
beforeEach(async () => {
  mara = await signUp(shop);
});

const limit = (amount: number) =>
  shop.call("setLimit", { body: { kind: "Deposit", period: "day", amount } }, { ...mara, key: randomUUID() });
const takeBreak = () => shop.call("beginBreak", { body: { kind: "Break" } }, { ...mara, key: randomUUID() });
const depositedToday = async () => (await shop.call("getProtection", {}, mara)).body.used[0]?.depositedAmount;
const depositedThisMonth = async () =>
  (await shop.call("reportPlay", { query: { months: 1 } }, mara)).body[0]?.depositedAmount;

/** Buys a lamp for €20 by card, sent for €5 or kept; `isDebit` as if a bank could take it back without a reason. */
async function buyByCard(body: ReturnType<typeof toSend | typeof toKeep>, card = cards.succeeds, isDebit = false) {
  const order = (await buyDirectly(shop, mara, body)).body;
  if (isDebit) {
    await shop.owner.connection
      .updateTable("payments")
      .set({ canBeReversed: true })
      .where("userId", "=", mara.userId)
      .where("subjectId", "=", order.purchaseId)
      .execute();
  }
  const { paymentId } = await payWith(shop, order.paymentSessionResponse, card);
  await validateOrder(shop, paymentId, mara);
  return { shipmentId: order.shipmentId ?? "", purchaseId: order.purchaseId };
}

async function sellOne() {
  const { items } = (await shop.call("listInventory", { query: { status: "InInventory" } }, mara)).body;
  const { id = "", sellPrice = 0 } = items[0] ?? {};
  const request = { params: { id }, body: { expectedSellPrice: sellPrice } };
  return shop.call("sellInventoryItem", request, { ...mara, key: randomUUID() });
}

/** Pays for an order of a minute ago. The clock is never ahead of the database's, by which periods begin. */
async function payLate(isDebit = false) {
  moveClock(shop, -60);
  await buyByCard(toSend([lamp]), cards.late, isDebit);
  moveClock(shop, 60);
  await runGateway(shop);
}

async function sendRefunds() {
  await runJob(shop, "send-refunds");
  await runGateway(shop);
}

const codeOf = ({ status, text }: { status: number; text: string }) => [status, JSON.parse(text).code];

describe("an order by card", () => {
  it("an order by card that is cancelled to the balance counts as a deposit, and goes to the card past a limit", async () => {
    await limit(30);
    await cancel(shop, mara, (await buyByCard(toSend([lamp]))).shipmentId, { refund: "Balance" });
    expect([await balanceOf(shop, mara), await depositedToday(), await depositedThisMonth()]).toEqual([2500, 25, 25]);
    const { shipmentId } = await buyByCard(toSend([lamp]));
    const moves = await movesDuring(shop, async () => {
      const { body } = await cancel(shop, mara, shipmentId, { refund: "Balance" });
      expect(body.status).toBe("Cancelled");
      expect([await balanceOf(shop, mara), await depositedToday()]).toEqual([2500, 25]);
      await sendRefunds();
    });
    expect(moves).toEqual({ "gateway:sandbox": 2500, "house:items": -2000, "house:shipping": -500 });
    expect([await itemsByStatus(shop, mara), await balanceOf(shop, mara)]).toEqual([{}, 2500]);
  });

  it("an order by card whose items are kept brings only its shipping in, and their sale counts as a deposit", async () => {
    await limit(22);
    await cancel(shop, mara, (await buyByCard(toSend([lamp]))).shipmentId, { refund: "Items" });
    expect([await balanceOf(shop, mara), await depositedToday()]).toEqual([500, 5]);
    const refused = await sellOne();
    expect(codeOf(refused)).toEqual([409, "LIMIT_REACHED"]);
    expect(JSON.parse(refused.text).params).toMatchObject({ kind: "Deposit", period: "day", limit: 22, used: 5 });
    expect(await itemsByStatus(shop, mara)).toEqual({ InInventory: 1 });
    const { shipmentId } = await buyByCard(toSend([lamp]));
    await limit(6);
    const moves = await movesDuring(shop, async () => {
      await cancel(shop, mara, shipmentId, { refund: "Items" });
      await sendRefunds();
    });
    expect(moves).toEqual({ "gateway:sandbox": 500, "house:shipping": -500 });
    expect([await balanceOf(shop, mara), await itemsByStatus(shop, mara)]).toEqual([500, { InInventory: 2 }]);
  });

  it("an order by card that is kept and sold back counts as a deposit, and one from the balance does not", async () => {
    await limit(18);
    await buyByCard(toKeep([lamp]));
    expect((await sellOne()).status).toBe(200);
    expect([await balanceOf(shop, mara), await depositedToday(), await depositedThisMonth()]).toEqual([1800, 18, 18]);
    await credit(shop, mara, fromEuros(2));
    await buyFromBalance(shop, mara, toKeep([lamp]));
    expect((await sellOne()).status).toBe(200);
    expect([await balanceOf(shop, mara), await depositedToday()]).toEqual([1800, 18]);
  });

  it("an order by card brings nothing into the balance of a person who takes a break", async () => {
    const { shipmentId } = await buyByCard(toSend([lamp]));
    await buyByCard(toKeep([lamp]));
    await takeBreak();
    expect(codeOf(await sellOne())).toEqual([409, "TAKING_BREAK"]);
    await cancel(shop, mara, shipmentId, { refund: "Balance" });
    await payLate();
    expect(await balanceOf(shop, mara)).toBe(0);
    expect((await movesDuring(shop, sendRefunds))["gateway:sandbox"]).toBe(5000);
    expect([await balanceOf(shop, mara), await depositedToday()]).toEqual([0, 0]);
  });

  it("an order by card that is paid late counts as a deposit, and goes to the card past a limit", async () => {
    await limit(40);
    await payLate();
    expect([await balanceOf(shop, mara), await depositedToday(), await depositedThisMonth()]).toEqual([2500, 25, 25]);
    const moves = await movesDuring(shop, async () => {
      await payLate();
      expect(await balanceOf(shop, mara)).toBe(2500);
      await sendRefunds();
    });
    expect([moves, await balanceOf(shop, mara), await depositedToday()]).toEqual([{}, 2500, 25]);
    const told = await shop.owner.connection
      .selectFrom("notifications")
      .select("kind")
      .where("userId", "=", mara.userId)
      .execute();
    expect(told.filter(({ kind }) => kind === "orderPaidLate")).toHaveLength(1);
  });

  it("an order by card is bounded by the market where the person asks for its money", async () => {
    await setMarkets(shop, { DE: { ceilings: { day: 20, week: null, month: null } } });
    await addAddress(shop, mara, "DE");
    await buyByCard(toKeep([lamp]));
    const { shipmentId } = await buyByCard(toSend([lamp]));
    await cancel(shop, mara, shipmentId, { refund: "Balance" });
    expect(await balanceOf(shop, mara)).toBe(0);
    expect((await sellOne()).status).toBe(200);
    await setMarkets(shop, { DE: { topUp: false } });
    await buyByCard(toKeep([lamp]));
    expect(codeOf(await sellOne())).toEqual([409, "LIMIT_REACHED"]);
    await setMarkets(shop, {});
  });

  it("an order by card brings nothing in before the identity is proven where the market asks for it", async () => {
    const { shipmentId } = await buyByCard(toSend([lamp]));
    await buyByCard(toKeep([lamp]));
    await addAddress(shop, mara, "DE");
    await setMarkets(shop, { DE: { ageCheck: "Verified" } });
    expect(codeOf(await sellOne())).toEqual([409, "LIMIT_REACHED"]);
    await cancel(shop, mara, shipmentId, { refund: "Balance" });
    await payLate();
    await sendRefunds();
    expect([await balanceOf(shop, mara), await depositedToday()]).toEqual([0, 0]);
    await waitingCheck(shop, mara);
    const proven = { status: "Verified" as const, endedAt: shop.clock.now, until: new Date("2031-01-01") };
    await shop.owner.connection.updateTable("identityChecks").set(proven).where("userId", "=", mara.userId).execute();
    expect((await sellOne()).status).toBe(200);
    await setMarkets(shop, {});
  });

  it("an order by card that is paid late is bounded by the market where the shop knows the person", async () => {
    await setMarkets(shop, { DE: { topUp: false } });
    await addAddress(shop, mara, "DE");
    await payLate();
    expect(await balanceOf(shop, mara)).toBe(0);
    expect(await movesDuring(shop, sendRefunds)).toMatchObject({ "house:refunds": -2500 });
    await setMarkets(shop, {});
  });
});

describe("an order that a bank can take back without a reason", () => {
  it("goes back to its payer, and never to the balance, when it is cancelled or paid late", async () => {
    const { shipmentId } = await buyByCard(toSend([lamp]), cards.succeeds, true);
    await cancel(shop, mara, shipmentId, { refund: "Balance" });
    const kept = await buyByCard(toSend([lamp]), cards.succeeds, true);
    await cancel(shop, mara, kept.shipmentId, { refund: "Items" });
    await payLate(true);
    const moves = await movesDuring(shop, sendRefunds);
    expect(moves).toEqual({
      "gateway:sandbox": 5500,
      "house:items": -2000,
      "house:shipping": -1000,
      "house:refunds": -2500,
    });
    expect([await balanceOf(shop, mara), await itemsByStatus(shop, mara)]).toEqual([0, { InInventory: 1 }]);
  });

  it("has items that can't be sold back", async () => {
    await buyByCard(toKeep([lamp]), cards.succeeds, true);
    expect(codeOf(await sellOne())).toEqual([409, "ITEM_NOT_AVAILABLE"]);
    expect([await balanceOf(shop, mara), await itemsByStatus(shop, mara)]).toEqual([0, { InInventory: 1 }]);
  });
});

const events = ["topUp", "cancelToBalance", "cancelToItems", "sell", "late", "lower", "nextDay"] as const;

it("whatever people order, cancel, sell and pay late, no day brings more into the balance than their limit", async () => {
  const { schedules } = inject("size");
  const { now } = shop.clock;
  const addressId = { id: "" };
  const history = fc.array(fc.constantFrom(...events), { minLength: 4, maxLength: Math.min(60, schedules / 2) });
  const model = { limit: 90, used: 0, balance: 0, kept: 0 };
  const comesIn = (euros: number) => {
    const fits = model.used + euros <= model.limit;
    if (fits) Object.assign(model, { used: model.used + euros, balance: model.balance + euros });
    return fits;
  };
  const acts: Record<(typeof events)[number], () => Promise<void>> = {
    topUp: async () => {
      const { status, body } = await topUp(shop, mara, { addressId: addressId.id, amount: 30 });
      expect(status).toBe(comesIn(30) ? 201 : 409);
      if (status !== 201) return;
      const { paymentId } = await payWith(shop, body.paymentSessionResponse, cards.succeeds);
      expect(await validate(shop, mara, paymentId)).toBe("Success");
    },
    cancelToBalance: async () => {
      await cancel(shop, mara, (await buyByCard(toSend([lamp]))).shipmentId, { refund: "Balance" });
      comesIn(25);
    },
    cancelToItems: async () => {
      await cancel(shop, mara, (await buyByCard(toSend([lamp]))).shipmentId, { refund: "Items" });
      comesIn(5);
      model.kept += 1;
    },
    sell: async () => {
      if (model.kept === 0) return;
      const fits = comesIn(18);
      expect((await sellOne()).status).toBe(fits ? 200 : 409);
      if (fits) model.kept -= 1;
    },
    late: async () => {
      await payLate();
      comesIn(25);
    },
    lower: async () => {
      model.limit = Math.max(1, model.limit - 25);
      await limit(model.limit);
    },
    nextDay: async () => {
      await endPeriods(shop, mara, ["day"]);
      model.used = 0;
    },
  };
  await fc.assert(
    fc
      .asyncProperty(history, async (steps) => {
        for (const step of steps) {
          await acts[step]();
          expect([step, await balanceOf(shop, mara), await depositedToday()]).toEqual([
            step,
            fromEuros(model.balance),
            model.used,
          ]);
        }
        await sendRefunds();
        expect(await balanceOf(shop, mara)).toBe(fromEuros(model.balance));
      })
      .beforeEach(async () => {
        mara = await signUp(shop);
        addressId.id = await addAddress(shop, mara);
        Object.assign(model, { limit: 90, used: 0, balance: 0, kept: 0 });
        await limit(90);
      }),
    { numRuns: schedules / 10 },
  );
  shop.clock.now = now;
});
