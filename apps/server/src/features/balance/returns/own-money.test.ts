import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { cents } from "@trove/money";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { buyFromBalance, putOnSale, toKeep } from "../../../../test/orders/orders.ts";
import { cards, moveClock, runGateway, runJob } from "../../../../test/payments/till.ts";
import { closingOf } from "../../../../test/people/closing.ts";
import { mailFor, sendMail } from "../../../../test/people/mailbox.ts";
import { credit, signUp, type TestPerson } from "../../../../test/people/people.ts";
import { setMarkets } from "../../../../test/protection/markets.ts";
import { balanceOf, findImbalances } from "../../../../test/shop/books.ts";
import { openListeningShop } from "../../../../test/shop/listening-shop.ts";
import type { Shop } from "../../../../test/shop/shop.ts";

let folder: string;
let shop: Shop;
let person: TestPerson;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "trove-own-money-"));
  shop = await openListeningShop({ DATA_DIR: folder });
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true });
});

const { topUpBy, begin, reconfirm } = closingOf(() => ({ shop, person }));

beforeEach(async () => {
  person = await signUp(shop);
  await reconfirm();
});

const own = async () => (await shop.call("getOwnMoney", {}, person)).body;
const sendBack = (expectedOwn: number, amount?: number, key = randomUUID()) =>
  shop.call("returnOwnMoney", { body: { expectedOwn, ...(amount !== undefined && { amount }) } }, { ...person, key });
const refusal = ({ status, text }: { status: number; text: string }) => [status, JSON.parse(text).code];

/** Lets the provider return what is on its way, and the shop hear of it. */
async function arrive(): Promise<void> {
  await runJob(shop, "send-refunds");
  await runGateway(shop);
  await runJob(shop, "watch-payments");
}

const states = async () => (await own()).returns.map(({ parts }) => parts.map(({ state }) => state));

describe("one's own money", () => {
  it("goes back to the card, leaves the balance at once, and is followed until it arrives", async () => {
    await topUpBy(cards.succeeds, 50);
    expect(await own()).toEqual({ isOffered: true, ownAmount: 50, refusedAmount: 0, returns: [] });
    const { status, body } = await sendBack(50, 20);
    expect([status, body.ownAmount, await balanceOf(shop, person)]).toEqual([200, 30, 3000]);
    expect(body.returns).toMatchObject([{ amount: 20, parts: [{ amount: 20, state: "Requested" }] }]);
    await arrive();
    expect(await states()).toEqual([["Arrived"]]);
    expect((await sendBack(30)).body).toMatchObject({ ownAmount: 0, returns: [{ amount: 30 }, { amount: 20 }] });
    expect([await balanceOf(shop, person), await findImbalances(shop)]).toEqual([0, []]);
    await sendMail(shop);
    const mails = (await mailFor(shop, person.email)).filter(({ file }) => file.includes("accountEvent"));
    expect(mails).toHaveLength(2);
  });

  it("goes back newest first, one part for each card that paid", async () => {
    await topUpBy(cards.succeeds, 10);
    await topUpBy(cards.succeeds, 20);
    const { body } = await sendBack(30, 25);
    expect(body.returns[0]?.parts.map(({ amount }) => amount)).toEqual([20, 5]);
    expect(body.ownAmount).toBe(5);
  });

  it("is not what was won or given, and was spent first", async () => {
    await credit(shop, person, cents(10_000));
    expect(refusal(await sendBack(0))).toEqual([409, "STATUS_CONFLICT"]);
    await topUpBy(cards.succeeds, 50);
    await buyFromBalance(shop, person, toKeep([await putOnSale(shop, 2000)]));
    expect(await own()).toMatchObject({ ownAmount: 30 });
    expect((await sendBack(30)).status).toBe(200);
    expect(await balanceOf(shop, person)).toBe(10_000);
    expect(await findImbalances(shop)).toEqual([]);
  });

  it("is sent once by a repeated request, and not if it has changed", async () => {
    await topUpBy(cards.succeeds, 50);
    const key = randomUUID();
    await Promise.all([sendBack(50, 20, key), sendBack(50, 20, key)]);
    expect((await sendBack(50, 20, key)).status).toBe(200);
    expect(await balanceOf(shop, person)).toBe(3000);
    expect(refusal(await sendBack(50, 20))).toEqual([409, "VERSION_CONFLICT"]);
  });

  it("goes back once, however many requests come at the same time", async () => {
    await topUpBy(cards.succeeds, 50);
    const all = await Promise.all(Array.from({ length: 50 }, () => sendBack(50, 20)));
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
    expect([await balanceOf(shop, person), await findImbalances(shop)]).toEqual([3000, []]);
  });

  it("goes back five times a day", async () => {
    await topUpBy(cards.succeeds, 50);
    for (const left of [50, 49, 48, 47, 46]) expect((await sendBack(left, 1)).status).toBe(200);
    expect(refusal(await sendBack(45, 1))).toEqual([429, "RATE_LIMITED"]);
    expect(await balanceOf(shop, person)).toBe(4500);
  });

  it("is in the balance again if the card refuses it later, and does not go there again", async () => {
    await topUpBy(cards.refundFails, 30);
    await sendBack(30);
    await runJob(shop, "send-refunds");
    moveClock(shop, 60);
    await runGateway(shop);
    await runJob(shop, "reconcile-payments");
    expect(await states()).toEqual([["CameBack"]]);
    expect(await own()).toMatchObject({ ownAmount: 0, refusedAmount: 30 });
    expect([await balanceOf(shop, person), await findImbalances(shop)]).toEqual([3000, []]);
  });

  it("goes back in a break, and while the account is being closed", async () => {
    await topUpBy(cards.succeeds, 50);
    await shop.call("beginBreak", { body: { kind: "Break" } }, { ...person, key: randomUUID() });
    expect((await sendBack(50, 20)).status).toBe(200);
    await begin();
    expect((await sendBack(30)).status).toBe(200);
    expect(await balanceOf(shop, person)).toBe(0);
  });

  it("stays where the market says so, and needs a confirmation of who asks", async () => {
    await topUpBy(cards.succeeds, 50);
    await setMarkets(shop, { NL: { payout: "Off" } });
    const there = await sendBack(50);
    await setMarkets(shop, {});
    expect(JSON.parse(there.text)).toMatchObject({
      code: "NOT_OFFERED_HERE",
      params: { what: "payout", country: "NL" },
    });
    const { connection } = shop.owner;
    await connection.updateTable("sessions").set({ confirmedAt: null }).where("userId", "=", person.userId).execute();
    expect(refusal(await sendBack(50))).toEqual([403, "CONFIRMATION_REQUIRED"]);
    await reconfirm();
    expect((await sendBack(50)).status).toBe(200);
  });
});
