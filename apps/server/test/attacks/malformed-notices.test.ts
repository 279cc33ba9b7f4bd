import { createHmac } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type CheckoutStub, openCheckoutStub } from "../payments/checkout-stub.ts";
import { openShop, type Shop } from "../shop/shop.ts";

let stub: CheckoutStub;
let shop: Shop;
beforeAll(async () => {
  stub = await openCheckoutStub(() => shop.clock.now);
  shop = await openShop(stub.variables);
});
afterAll(async () => {
  await shop.close();
  await stub.close();
});

async function deliver(payload: string): Promise<[number, string]> {
  const signature = createHmac("sha256", shop.environment.CHECKOUT_WEBHOOK_KEY ?? "")
    .update(payload)
    .digest("hex");
  const response = await shop.app.http.inject({
    method: "POST",
    url: "/api/payments/webhook/checkoutcom",
    headers: { "content-type": "application/json", "cko-signature": signature },
    payload,
  });
  return [response.statusCode, response.body];
}

const notice = (data: unknown) => JSON.stringify({ type: "payment_captured", data });

it.each([
  ["nothing", ""],
  ["no JSON", "{"],
  ["a list", "[]"],
  ["null", "null"],
  ["no data", '{"type":"payment_captured"}'],
  ["an id that is a number", notice({ id: 1 })],
  ["an id that is a list", notice({ id: ["pay_a"] })],
  ["NUL in an id", notice({ id: "pay_\0" })],
  ["half of a surrogate pair", notice({ id: "pay_\ud800" })],
  ["a poisoned prototype", '{"__proto__":{"type":"a"},"type":"payment_captured"}'],
])("a signed notice of Checkout.com with %s is refused", async (_what, payload) => {
  const [status, body] = await deliver(payload);
  expect([status, JSON.parse(body)]).toMatchObject([400, { code: "VALIDATION_FAILED" }]);
});

it.each([
  ["no id", notice({})],
  ["an endless id", notice({ id: `pay_${"a".repeat(9000)}` })],
  ["an id that is a path", notice({ id: "../disputes" })],
  ["a payment that nobody knows", notice({ id: "pay_aaaaaaaaaaaaaaaaaaaaaaaaaa" })],
])("a signed notice of Checkout.com with %s changes nothing", async (_what, payload) => {
  expect((await deliver(payload))[0]).toBeLessThan(500);
  const { rows } = await shop.owner.pool.query("select from payments");
  expect(rows).toEqual([]);
});
