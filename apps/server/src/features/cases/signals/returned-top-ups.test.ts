import { randomUUID } from "node:crypto";
import { cents } from "@trove/money";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { cards, moveClock, runGateway, runJob } from "../../../../test/payments/till.ts";
import { closingOf } from "../../../../test/people/closing.ts";
import { makeAdmin, signUp, type TestPerson } from "../../../../test/people/people.ts";
import { openListeningShop } from "../../../../test/shop/listening-shop.ts";
import type { Shop } from "../../../../test/shop/shop.ts";
import { returnedTopUps } from "./returned-top-ups.ts";

describe("the rule about returned top-ups", () => {
  const createdAt = new Date("2026-11-28T10:00:00Z");
  const found = (toppedUp: number, amounts: readonly number[], failed = 0) =>
    returnedTopUps({
      userId: "a",
      toppedUpCents: cents(toppedUp),
      returns: amounts.map((amount, at) => ({ amountCents: cents(amount), createdAt, isFailed: at < failed })),
    });

  it("three returns of more than 80 % of the top-ups are a sign, named after the month of the last, but not of older top-ups", () => {
    expect(found(10_000, [3000, 3000, 2001])).toMatchObject([
      { kind: "ReturnedTopUps", subject: "2026-11", details: { amountCents: 8001, toppedUpCents: 10_000, returns: 3 } },
    ]);
    expect(found(10_000, [3000, 3000, 2000])).toEqual([]);
    expect(found(10_000, [5000, 5000])).toEqual([]);
    expect(found(0, [])).toEqual([]);
    expect(found(0, [3000, 3000, 3000])).toEqual([]);
  });

  it("two returns that failed are a sign, whatever was topped up", () => {
    expect(found(10_000, [100, 100], 2)).toMatchObject([{ details: { returns: 2, failedReturns: 2 } }]);
    expect(found(10_000, [100, 100], 1)).toEqual([]);
  });
});

describe("the search for returned top-ups", () => {
  let shop: Shop;
  let admin: TestPerson;
  let person: TestPerson;
  beforeAll(async () => {
    shop = await openListeningShop();
    admin = await makeAdmin(shop);
  });
  afterAll(() => shop.close());

  const { topUpBy, reconfirm } = closingOf(() => ({ shop, person }));
  async function sendBack(amount: number): Promise<void> {
    const { ownAmount: expectedOwn } = (await shop.call("getOwnMoney", {}, person)).body;
    const sent = await shop.call("returnOwnMoney", { body: { expectedOwn, amount } }, { ...person, key: randomUUID() });
    if (sent.status !== 200) throw new Error(sent.text);
    await runJob(shop, "send-refunds");
    moveClock(shop, 60);
    await runGateway(shop);
    await runJob(shop, "reconcile-payments");
  }
  const markers = async () => {
    await runJob(shop, "find-harm");
    const { body } = await shop.call("getPersonProtection", { params: { id: person.userId } }, admin);
    return body.markers;
  };

  it("opens one case about somebody who has sent a card's money round three times", async () => {
    person = await signUp(shop);
    await reconfirm();
    for (const round of [1, 2, 3]) {
      expect([round, await markers()]).toEqual([round, []]);
      await topUpBy(cards.succeeds, 20);
      await sendBack(20);
    }
    const [marker, ...more] = await markers();
    expect(marker).toMatchObject({ kind: "ReturnedTopUps", amount: 60, depositedAmount: 60, returns: 3 });
    expect([more, await markers()]).toEqual([[], [marker]]);
    const found = (await shop.call("getCase", { params: { id: marker?.caseId ?? "" } }, admin)).body;
    expect(found.signals).toMatchObject([{ kind: "ReturnedTopUps", depositedAmount: 60, failedReturns: 0 }]);
  });

  it("opens a case about somebody who sends money twice to cards that refuse it", async () => {
    person = await signUp(shop);
    await reconfirm();
    for (const round of [1, 2]) {
      expect([round, await markers()]).toEqual([round, []]);
      await topUpBy(cards.refundFails, 20);
      await sendBack(10);
    }
    expect(await markers()).toMatchObject([{ kind: "ReturnedTopUps", amount: 20, returns: 2, failedReturns: 2 }]);
  });
});
