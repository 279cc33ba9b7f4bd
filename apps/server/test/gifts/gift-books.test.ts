import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { reportReturned } from "../payments/provider-reports.ts";
import { readBooks, runGateway, runJob } from "../payments/till.ts";
import { makeAdmin, signUp, type TestPerson } from "../people/people.ts";
import { balanceOf, findImbalances } from "../shop/books.ts";
import { openListeningShop } from "../shop/listening-shop.ts";
import type { Shop } from "../shop/shop.ts";
import { boughtGift, issuedGift, redeem, voidGift } from "./gifts.ts";

let shop: Shop;
let admin: TestPerson;
let friend: TestPerson;
beforeAll(async () => {
  shop = await openListeningShop();
  [admin, friend] = [await makeAdmin(shop), await signUp(shop)];
});
afterAll(() => shop.close());

type Gift = {
  id: string;
  code: string;
  isBought: boolean;
  cents: number;
  isLive: boolean;
  isBack: boolean;
  buyer?: TestPerson;
};

const step = fc.record({
  act: fc.constantFrom("issue", "buy", "buy", "redeem", "redeemOwn", "void", "expire", "chargeBack"),
  amount: fc.integer({ min: 10, max: 100 }),
  which: fc.nat(),
});
type Step = { act: string; amount: number; which: number };

/** The sums that the books should have. */
type Model = { owed: number; redeemed: number; own: number; borne: number };

/** The buyers who have redeemed their own codes. */
const ownRedeemers: TestPerson[] = [];

async function make(gifts: Gift[], model: Model, { act, amount }: Step): Promise<void> {
  const buyer = act === "issue" ? undefined : await signUp(shop);
  const made = buyer === undefined ? await issuedGift(shop, amount) : await boughtGift(shop, buyer, amount);
  gifts.push({
    ...made,
    ...(buyer && { buyer }),
    isBought: act === "buy",
    cents: amount * 100,
    isLive: true,
    isBack: false,
  });
  model.owed += amount * 100;
  // The day for which a bought code is held, without ending sessions.
  await sql`update gift_codes set made_at = made_at - interval '2 days', active_from = made_at - interval '1 day'
    where gift_id = ${made.id}`.execute(shop.owner.connection);
}

const acts: Record<string, (gift: Gift, model: Model) => Promise<void>> = {
  async redeem(gift, model) {
    expect((await redeem(shop, friend, gift.code)).status === 200).toBe(gift.isLive);
    if (gift.isLive) model.redeemed += gift.cents;
    if (gift.isLive) model.owed -= gift.cents;
    gift.isLive = false;
  },
  async redeemOwn(gift, model) {
    if (gift.buyer === undefined || gift.isBack) return;
    expect((await redeem(shop, gift.buyer, gift.code)).status === 200).toBe(gift.isLive);
    if (gift.isLive) model.own += gift.cents;
    if (gift.isLive) model.owed -= gift.cents;
    if (gift.isLive) ownRedeemers.push(gift.buyer);
    gift.isLive = false;
  },
  async void(gift, model) {
    const [{ version } = { version: 0 }] = (await shop.call("listAdminGifts", { query: { id: gift.id } }, admin)).body
      .items;
    expect((await voidGift(shop, admin, { id: gift.id, version })).status === 200).toBe(gift.isLive);
    await runJob(shop, "send-refunds");
    await runGateway(shop);
    if (gift.isLive) model.owed -= gift.cents;
    if (gift.isLive) gift.isBack = true;
    gift.isLive = false;
  },
  async expire(gift, model) {
    await sql`update gift_codes set expires_at = active_from + interval '1 second' where gift_id = ${gift.id}
      and status = 'Live'`.execute(shop.owner.connection);
    await runJob(shop, "expire-gifts");
    if (gift.isLive) model.owed -= gift.cents;
    gift.isLive = false;
  },
  async chargeBack(gift, model) {
    if (!gift.isBought || gift.isBack) return;
    await reportReturned(shop, gift.id, { chargedBack: gift.cents });
    if (gift.isLive) model.owed -= gift.cents;
    else if (ownRedeemers.some((each) => each === gift.buyer)) model.own -= gift.cents;
    else model.borne += gift.cents;
    gift.isLive = false;
    gift.isBack = true;
  },
};

/** The balance of somebody who may be locked. */
async function balanceIn({ userId }: TestPerson): Promise<number> {
  const wallet = await shop.owner.connection
    .selectFrom("wallets")
    .select("balanceCents")
    .where("userId", "=", userId)
    .executeTakeFirstOrThrow();
  return wallet.balanceCents;
}

it("whatever happens to codes, the books have what is owed, redeemed and lost, and the audit agrees", async () => {
  const gifts: Gift[] = [];
  const model: Model = { owed: 0, redeemed: 0, own: 0, borne: 0 };
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 10 }), async (steps) => {
      for (const each of steps) {
        const gift = gifts[each.which % Math.max(1, gifts.length)];
        if (each.act === "issue" || each.act === "buy") await make(gifts, model, each);
        else if (gift !== undefined) await acts[each.act]?.(gift, model);
      }
      const books = await readBooks(shop);
      const own = await Promise.all(ownRedeemers.map((buyer) => balanceIn(buyer)));
      expect({
        owed: books["house:gifts"] ?? 0,
        redeemed: await balanceOf(shop, friend),
        own: own.reduce((sum, cents) => sum + cents, 0),
        borne: 0 - (books["house:chargebacks"] ?? 0),
      }).toEqual(model);
    }),
    { numRuns: Math.ceil(inject("size").schedules / 5), endOnFailure: true },
  );
  expect(await findImbalances(shop)).toEqual([]);
}, 120_000);
