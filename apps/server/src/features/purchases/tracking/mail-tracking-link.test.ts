import { afterAll, beforeAll, expect, it } from "vitest";
import { buyAsGuest, guest, putOnSale, toSend } from "../../../../test/orders/orders.ts";
import { cards, payWith, runGateway, runJob } from "../../../../test/payments/till.ts";
import { moveOn } from "../../../../test/people/operator.ts";
import { makeAdmin } from "../../../../test/people/people.ts";
import { openListeningShop } from "../../../../test/shop/listening-shop.ts";
import { numberOf } from "../../../../test/withdrawals/withdrawals.ts";
import type { Shop } from "../../../../test/shop/shop.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openListeningShop();
});
afterAll(() => shop.close());

const ask = async (orderNumber: string, email: string) => {
  const { status, text } = await shop.call("mailTrackingLink", { body: { orderNumber, email } });
  return [status, text];
};

async function mailsTo(recipient: string): Promise<number> {
  const rows = await shop.owner.connection
    .selectFrom("outbox")
    .select("mailId")
    .where("recipient", "=", recipient)
    .where("kind", "=", "orderConfirmation")
    .execute();
  return rows.length;
}

/** Orders as a guest and pays. Returns the order's number. */
async function buy() {
  const { body } = await buyAsGuest(shop, toSend([await putOnSale(shop)]));
  const number = await numberOf(shop, body.purchaseId);
  const pay = async () => {
    await payWith(shop, body.paymentSessionResponse, cards.succeeds);
    await runGateway(shop);
    await runGateway(shop);
    await runJob(shop, "number-invoices");
  };
  return { number, shipmentId: body.shipmentId ?? "", pay };
}

it("mails a paid order's link only to the address that ordered, three times a day, and answers all alike", async () => {
  const { number, pay } = await buy();
  expect(await ask(number, guest.email)).toEqual([202, ""]);
  expect(await mailsTo(guest.email)).toBe(0);
  await pay();
  const before = await mailsTo(guest.email);
  expect(await ask(number, "somebody@trove.example")).toEqual([202, ""]);
  expect(await ask("O-000000000000", guest.email)).toEqual([202, ""]);
  expect([await mailsTo(guest.email), await mailsTo("somebody@trove.example")]).toEqual([before, 0]);
  expect(await ask(number.toLowerCase(), guest.email.toUpperCase())).toEqual([202, ""]);
  expect(await mailsTo(guest.email)).toBe(before + 1);
  for (let times = 0; times < 4; times += 1) expect(await ask(number, guest.email)).toEqual([202, ""]);
  expect(await mailsTo(guest.email)).toBe(before + 3);
  const other = await buy();
  await other.pay();
  const paid = await mailsTo(guest.email);
  expect(await ask(other.number, guest.email)).toEqual([202, ""]);
  expect(await mailsTo(guest.email)).toBe(paid);
});

it("confirms no order that was cancelled", async () => {
  const { number, shipmentId, pay } = await buy();
  await pay();
  await moveOn(shop, await makeAdmin(shop), shipmentId, { status: "Cancelled", reason: "It broke" });
  shop.clock.now = new Date(shop.clock.now.getTime() + 25 * 3_600_000);
  const before = await mailsTo(guest.email);
  expect(await ask(number, guest.email)).toEqual([202, ""]);
  expect(await mailsTo(guest.email)).toBe(before);
});
