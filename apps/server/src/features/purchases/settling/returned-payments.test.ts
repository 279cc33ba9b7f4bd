import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { TestItem } from "../../../../test/catalogue/stock.ts";
import {
  buyAsGuest,
  buyDirectly,
  movesDuring,
  putOnSale,
  readOrder,
  stockOf,
  toKeep,
  toSend,
} from "../../../../test/orders/orders.ts";
import { cancel, itemsByStatus } from "../../../../test/orders/shipments.ts";
import { type CheckoutStub, openCheckoutStub } from "../../../../test/payments/checkout-stub.ts";
import { mailFor, sendMail } from "../../../../test/people/mailbox.ts";
import { signUp, type TestPerson } from "../../../../test/people/people.ts";
import { balanceOf } from "../../../../test/shop/books.ts";
import { openShop, type Shop } from "../../../../test/shop/shop.ts";

let dataDir: string;
let stub: CheckoutStub;
let shop: Shop;
let mara: TestPerson;
let pot: TestItem;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "trove-returned-"));
  stub = await openCheckoutStub(() => shop.clock.now);
  shop = await openShop({ ...stub.variables, DATA_DIR: dataDir, LOG_LEVEL: "warn" });
});
afterAll(async () => {
  await shop.close();
  await stub.close();
  await rm(dataDir, { recursive: true });
});
beforeEach(async () => {
  mara = await signUp(shop);
  pot = await putOnSale(shop, 2000, 5);
});

describe("a payment that has gone back before the shop hears of it", () => {
  it("brings no items to the inventory", async () => {
    const { purchaseId, paymentSessionResponse } = (await buyDirectly(shop, mara, toKeep([pot]))).body;
    const books = await movesDuring(shop, async () => {
      stub.refund(stub.pay(paymentSessionResponse.id, "captured"), 2000);
      await stub.deliver(shop);
    });
    expect(books).toEqual({});
    expect((await readOrder(shop, purchaseId, mara)).status).toBe("Cancelled");
    expect([await balanceOf(shop, mara), await itemsByStatus(shop, mara), await stockOf(shop, pot)]).toEqual([
      0,
      {},
      5,
    ]);
    await sendMail(shop);
    const mails = await mailFor(shop, mara.email);
    expect(mails.map(({ text }) => text)).toEqual([expect.stringContaining("We're refunding €20.00")]);
  });

  it("is not sent to a person whose bank has charged it back", async () => {
    const { purchaseId, paymentSessionResponse } = (await buyDirectly(shop, mara, toSend([pot]))).body;
    stub.dispute(stub.pay(paymentSessionResponse.id, "captured"));
    await stub.deliver(shop);
    expect([await balanceOf(shop, mara), await itemsByStatus(shop, mara), await stockOf(shop, pot)]).toEqual([
      0,
      {},
      5,
    ]);
    expect((await shop.call("getPurchase", { params: { id: purchaseId } }, mara)).status).toBe(401);
  });

  it("is not sent to a guest", async () => {
    const { purchaseId, paymentSessionResponse } = (await buyAsGuest(shop, toSend([pot]))).body;
    stub.refund(stub.pay(paymentSessionResponse.id, "captured"), 2500);
    await stub.deliver(shop);
    expect([(await readOrder(shop, purchaseId)).status, await stockOf(shop, pot)]).toEqual(["Cancelled", 5]);
  });

  it("orders the items if only a part has gone back, and a cancellation credits the rest", async () => {
    const { shipmentId, paymentSessionResponse } = (await buyDirectly(shop, mara, toSend([pot]))).body;
    stub.refund(stub.pay(paymentSessionResponse.id, "captured"), 1000);
    await stub.deliver(shop);
    expect(await itemsByStatus(shop, mara)).toEqual({ Shipping: 1 });
    await cancel(shop, mara, shipmentId ?? "");
    expect([await balanceOf(shop, mara), await itemsByStatus(shop, mara), await stockOf(shop, pot)]).toEqual([
      1500,
      {},
      5,
    ]);
  });
});

it("is logged for an operator if the bank charges back what the shop has refunded", async () => {
  const { paymentSessionResponse } = (await buyDirectly(shop, mara, toSend([pot]))).body;
  const paymentId = stub.pay(paymentSessionResponse.id, "captured");
  await stub.deliver(shop);
  stub.refund(paymentId, 2500);
  await stub.deliver(shop);
  expect(shop.log.join()).not.toContain("more has gone back than was paid");
  const books = await movesDuring(shop, async () => {
    stub.dispute(paymentId);
    await stub.deliver(shop);
  });
  expect([books, shop.log.join()]).toEqual([{}, expect.stringContaining("more has gone back than was paid")]);
});

it("counts only what has gone back of the payment that paid, not of another card's", async () => {
  const { shipmentId, paymentSessionResponse } = (await buyDirectly(shop, mara, toSend([pot]))).body;
  const pay = async () => {
    const paymentId = stub.pay(paymentSessionResponse.id, "captured");
    await stub.deliver(shop);
    return paymentId;
  };
  await pay();
  const other = await pay();
  stub.refund(other, 2500);
  const payment = stub.payments.get(other);
  if (payment) payment.status = "A status that the shop does not know";
  await stub.deliver(shop);
  await cancel(shop, mara, shipmentId ?? "", { refund: "Balance" });
  expect(await balanceOf(shop, mara)).toBe(2500);
});
