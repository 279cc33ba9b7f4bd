import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { creditedCaptureOf } from "../../../../test/payments/refund-desk.ts";
import { cards, moveClock, runGateway, runJob } from "../../../../test/payments/till.ts";
import { closingOf } from "../../../../test/people/closing.ts";
import { makeAdmin, signUp, type TestPerson } from "../../../../test/people/people.ts";
import { openListeningShop } from "../../../../test/shop/listening-shop.ts";
import type { Shop } from "../../../../test/shop/shop.ts";

let shop: Shop;
let admin: TestPerson;
let person: TestPerson;
beforeAll(async () => {
  shop = await openListeningShop();
  admin = await makeAdmin(shop);
});
afterAll(() => shop.close());
beforeEach(async () => {
  person = await signUp(shop);
});

const { begin, confirm, closure, topUpBy } = closingOf(() => ({ shop, person }));

it("own money of a closing account is in the balance again if its refund failed, and is not sent again", async () => {
  await topUpBy(cards.refundFails, 30);
  await begin();
  expect(await closure()).toMatchObject({ returnedAmount: 30, refusedAmount: 0 });
  expect((await confirm(0, 0)).body).toMatchObject({ balance: 0, holds: ["Refund"] });
  await runJob(shop, "send-refunds");
  moveClock(shop, 60);
  await runGateway(shop);
  expect(await closure()).toMatchObject({ state: "Closing", balance: 30, returnedAmount: 0, refusedAmount: 30 });
});

it("a credited payment of a closing account is in the balance again if its refund failed", async () => {
  const id = await creditedCaptureOf(shop, admin, person, cards.refundFails);
  await begin();
  await confirm(0, 0);
  await runJob(shop, "send-refunds");
  moveClock(shop, 60);
  await runGateway(shop);
  await runJob(shop, "reconcile-payments");
  const row = await shop.owner.connection
    .selectFrom("quarantinedCaptures")
    .select(["refundStatus", "returnedCents", "heldCents"])
    .where("captureId", "=", id)
    .executeTakeFirst();
  expect(row).toEqual({ refundStatus: "Refused", returnedCents: 0, heldCents: 0 });
  expect(await closure()).toMatchObject({ state: "Closing", balance: 50, refusedAmount: 50 });
});
