import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { TestItem } from "../../../../test/catalogue/stock.ts";
import {
  buyAsGuest,
  buyDirectly,
  movesDuring,
  putOnSale,
  readOrder,
  toSend,
  validateOrder,
} from "../../../../test/orders/orders.ts";
import { type CheckoutStub, openCheckoutStub } from "../../../../test/payments/checkout-stub.ts";
import { moveClock, runJob } from "../../../../test/payments/till.ts";
import { signUp, type TestPerson } from "../../../../test/people/people.ts";
import { openShop, type Shop } from "../../../../test/shop/shop.ts";
import { EnvironmentError, readEnvironment } from "../../../environment.ts";

let stub: CheckoutStub;
let shop: Shop;
let mara: TestPerson;
let lamp: TestItem;

beforeAll(async () => {
  stub = await openCheckoutStub(() => shop.clock.now);
  shop = await openShop(stub.variables);
});
afterAll(async () => {
  await shop.close();
  await stub.close();
});
beforeEach(async () => {
  mara = await signUp(shop);
  lamp = await putOnSale(shop, 2000, 5);
});

it("sells through Checkout.com: a session for Flow, the vendor's id from the page, a signed webhook", async () => {
  const { body } = await buyDirectly(shop, mara, toSend([lamp]));
  const session = body.paymentSessionResponse;
  expect(session).toMatchObject({
    provider: "checkoutcom",
    environment: "sandbox",
    publicKey: expect.stringMatching(/^pk_sbox_/),
  });
  expect([session.id.slice(0, 3), session.secret.slice(0, 4)]).toEqual(["ps_", "pss_"]);
  const books = await movesDuring(shop, async () => {
    const paymentId = stub.pay(session.id, "captured");
    expect(await validateOrder(shop, paymentId, mara)).toBe("Success");
    expect(new Set(await stub.deliver(shop))).toEqual(new Set([204]));
    expect(await readOrder(shop, body.purchaseId, mara)).toMatchObject({ status: "Ordered", paymentId });
  });
  expect(books).toEqual({ "gateway:checkoutcom": -2500, "house:items": 2000, "house:shipping": 500 });
});

it("lets a person try another card after a declined one, as Flow does", async () => {
  const { body } = await buyDirectly(shop, mara, toSend([lamp]));
  const { id } = body.paymentSessionResponse;
  const declined = stub.pay(id, "declined");
  await stub.deliver(shop);
  await runJob(shop, "reconcile-payments");
  expect(await validateOrder(shop, declined, mara, false)).toBe("Failed");
  expect((await readOrder(shop, body.purchaseId, mara)).status).toBe("PaymentPending");
  stub.pay(id, "captured");
  await stub.deliver(shop);
  expect((await readOrder(shop, body.purchaseId, mara)).status).toBe("Ordered");
});

it("finds at the session's end what no webhook reported", async () => {
  const paid = (await buyDirectly(shop, mara, toSend([lamp]))).body;
  const unpaid = (await buyAsGuest(shop, toSend([lamp]))).body;
  stub.pay(paid.paymentSessionResponse.id, "captured");
  stub.pay(unpaid.paymentSessionResponse.id, "declined");
  stub.notices.splice(0);
  moveClock(shop, 31 * 60);
  await runJob(shop, "watch-payments");
  expect((await readOrder(shop, paid.purchaseId, mara)).status).toBe("Ordered");
  expect((await readOrder(shop, unpaid.purchaseId)).status).toBe("Cancelled");
});

it("refunds a guest's late payment, and books a dispute", async () => {
  const late = (await buyAsGuest(shop, toSend([lamp]))).body;
  const disputed = (await buyAsGuest(shop, toSend([lamp]))).body;
  const books = await movesDuring(shop, async () => {
    const pending = stub.pay(late.paymentSessionResponse.id, "pending");
    stub.decline(pending);
    expect(await validateOrder(shop, pending)).toBe("Failed");
    stub.capture(pending);
    const captured = stub.pay(disputed.paymentSessionResponse.id, "captured");
    await stub.deliver(shop);
    stub.dispute(captured);
    await stub.deliver(shop);
    await runJob(shop, "send-refunds");
    await stub.deliver(shop);
    expect(stub.payments.get(pending)?.status).toBe("Refunded");
  });
  expect(books).toEqual({ "house:items": 2000, "house:shipping": 500, "house:chargebacks": -2500 });
});

it("finds a refund, months later, whose webhook was lost", async () => {
  const { body } = await buyDirectly(shop, mara, toSend([lamp]));
  const paymentId = stub.pay(body.paymentSessionResponse.id, "captured");
  await stub.deliver(shop);
  moveClock(shop, 90 * 86_400);
  await runJob(shop, "reconcile-payments");
  stub.refund(paymentId, 1000);
  stub.notices.splice(0);
  const books = await movesDuring(shop, async () => {
    for (let run = 0; run < 100; run += 1) await runJob(shop, "reconcile-payments");
  });
  expect(books).toEqual({ "gateway:checkoutcom": 1000, "house:items": -1000 });
});

it("refuses webhooks with the wrong key or for the other provider", async () => {
  const notice = { type: "payment_captured", data: { id: "pay_abcdefghijkl" } };
  const headers = { "content-type": "application/json", "cko-signature": "0".repeat(64) };
  const send = async (provider: string) =>
    (await shop.app.http.inject({ method: "POST", url: `/api/payments/webhook/${provider}`, headers, payload: notice }))
      .statusCode;
  expect([await send("checkoutcom"), await send("sandbox")]).toEqual([400, 404]);
});

it.each(["CHECKOUT_SECRET_KEY", "CHECKOUT_PUBLIC_KEY", "CHECKOUT_WEBHOOK_KEY", "CHECKOUT_CHANNEL_ID"])(
  "needs %s, and names it if it is missing",
  (name) => {
    expect(() => readEnvironment({ ...stub.variables, [name]: "" })).toThrow(EnvironmentError);
    expect(() => readEnvironment({ ...stub.variables, [name]: "" })).toThrow(name);
    expect(readEnvironment({ PAYMENT_PROVIDER: "sandbox" }).PAYMENT_PROVIDER).toBe("sandbox");
  },
);
