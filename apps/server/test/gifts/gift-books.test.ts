import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { readBooks, runJob } from "../payments/till.ts";
import { makeAdmin, signUp, type TestPerson } from "../people/people.ts";
import { balanceOf, findImbalances } from "../shop/books.ts";
import { openShop, type Shop } from "../shop/shop.ts";
import { issuedGift, redeem, voidGift } from "./gifts.ts";

let shop: Shop;
let admin: TestPerson;
let mara: TestPerson;
beforeAll(async () => {
  shop = await openShop();
  [admin, mara] = [await makeAdmin(shop), await signUp(shop)];
});
afterAll(() => shop.close());

type Gift = Awaited<ReturnType<typeof issuedGift>> & { cents: number; isLive: boolean };

const step = fc.record({
  act: fc.constantFrom("issue", "issue", "redeem", "void", "expire"),
  amount: fc.integer({ min: 10, max: 100 }),
  which: fc.nat(),
});

/** Does a step, and returns what comes into Mara's balance by it. */
async function take(gifts: Gift[], { act, amount, which }: { act: string; amount: number; which: number }) {
  if (act === "issue") {
    gifts.push({ ...(await issuedGift(shop, amount)), cents: amount * 100, isLive: true });
    return 0;
  }
  const gift = gifts[which % Math.max(1, gifts.length)];
  if (gift === undefined) return 0;
  const { isLive } = gift;
  gift.isLive = false;
  if (act === "void") {
    expect((await voidGift(shop, admin, gift)).status === 200).toBe(isLive);
    return 0;
  }
  if (act === "redeem") {
    expect((await redeem(shop, mara, gift.code)).status === 200).toBe(isLive);
    return isLive ? gift.cents : 0;
  }
  await sql`update gift_codes set expires_at = active_from + interval '1 microsecond' where gift_id = ${gift.id}
    and status = 'Live'`.execute(shop.owner.connection);
  shop.clock.now = new Date(shop.clock.now.getTime() + 1);
  await runJob(shop, "expire-gifts");
  return 0;
}

it("whatever happens to codes, live ones are owed, redeemed ones are in the balance, and the books hold", async () => {
  const gifts: Gift[] = [];
  let redeemed = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 10 }), async (steps) => {
      for (const each of steps) redeemed += await take(gifts, each);
      const live = gifts.filter(({ isLive }) => isLive).reduce((sum, { cents }) => sum + cents, 0);
      const books = await readBooks(shop);
      expect([books["house:gifts"] ?? 0, await balanceOf(shop, mara)]).toEqual([live, redeemed]);
    }),
    { numRuns: Math.ceil(inject("size").schedules / 5) },
  );
  expect(await findImbalances(shop)).toEqual([]);
}, 120_000);
