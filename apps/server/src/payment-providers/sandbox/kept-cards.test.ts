import { randomUUID } from "node:crypto";
import { cents } from "@trove/money";
import { afterAll, beforeAll, expect, it } from "vitest";
import { cards, completeChallenge, payBy, payWith } from "../../../test/payments/till.ts";
import { openListeningShop } from "../../../test/shop/listening-shop.ts";
import type { Shop } from "../../../test/shop/shop.ts";
import { sandboxKeys } from "./keys.ts";
import { makeSandboxProvider } from "./provider.ts";

let shop: Shop;
let provider: ReturnType<typeof makeSandboxProvider>;

beforeAll(async () => {
  shop = await openListeningShop();
  const gatewayUrl = `${shop.environment.PUBLIC_URL}/sandbox-gateway`;
  provider = makeSandboxProvider({ account: sandboxKeys(shop.secrets), gatewayUrl, webhookUrl: "http://127.0.0.1:9/" });
});
afterAll(() => shop.close());

const newCustomer = async () => (await provider.means?.makeCustomer(randomUUID())) ?? "";
const cardsOf = async (customerId: string) => (await provider.means?.list(customerId)) ?? [];
const begin = (customerId?: string) =>
  provider.createSession({
    idempotencyKey: randomUUID(),
    reference: randomUUID(),
    method: "card",
    paid: cents(4250),
    currencyCode: "EUR",
    payer: { countryCode: "NL" },
    returnUrl: "https://shop.example/payment-validation",
    expiresAt: new Date(shop.clock.now.getTime() + 1_800_000).toISOString(),
    customerId,
  });

it("a kept card asks for its security code and the bank again, each time", async () => {
  const customerId = await newCustomer();
  const first = await payWith(shop, await begin(customerId), cards.secure, true);
  expect(await cardsOf(customerId)).toEqual([]);
  await completeChallenge(first.redirectUrl ?? "", "approve");
  const [card] = await cardsOf(customerId);
  expect(card).toEqual({ id: first.paymentId, brand: "Visa", last4: "3220", expires: "2040-12" });
  const session = await begin(customerId);
  await expect(payBy(shop, session, { keptId: card?.id, cvc: "" })).rejects.toThrow(/422 .*"cvc":"invalid_cvc"/);
  const second = await payBy(shop, session, { keptId: card?.id, cvc: "123" });
  expect(second.status).toBe("RedirectRequired");
  await completeChallenge(second.redirectUrl ?? "", "approve");
  expect(await provider.retrieve(second.paymentId)).toMatchObject({ state: "Captured", paid: 4250, isKept: false });
});

it("a kept card pays in sessions of its customer alone, and a session without a customer keeps none", async () => {
  const [customerId, other] = [await newCustomer(), await newCustomer()];
  const { paymentId } = await payWith(shop, await begin(customerId), cards.succeeds, true);
  for (const session of [await begin(other), await begin()]) {
    await expect(payBy(shop, session, { keptId: paymentId, cvc: "123" })).rejects.toThrow("400");
  }
  const unnamed = await payWith(shop, await begin(), cards.succeeds, true);
  expect(await provider.retrieve(unnamed.paymentId)).toMatchObject({ state: "Captured", isKept: false });
});

it("a card that is kept twice is listed once, and removed at once", async () => {
  const customerId = await newCustomer();
  for (let count = 0; count < 2; count += 1) await payWith(shop, await begin(customerId), cards.succeeds, true);
  const [card, ...others] = await cardsOf(customerId);
  expect(others).toEqual([]);
  expect(await provider.means?.remove(customerId, card?.id ?? "")).toBe(true);
  expect(await cardsOf(customerId)).toEqual([]);
});

it("the form reads kept cards with the secret of their customer's session, until it is paid, and with no other", async () => {
  const customerId = await newCustomer();
  await payWith(shop, await begin(customerId), cards.succeeds, true);
  const [session, other] = [await begin(customerId), await begin(await newCustomer())];
  const read = async (secret = "") => {
    const url = `${shop.environment.PUBLIC_URL}/sandbox-gateway/sessions/${session.id}/cards`;
    const response = await fetch(url, { headers: { authorization: `Bearer ${secret}` } });
    return [response.status, ((await response.json()) as { cards?: unknown[] }).cards?.length];
  };
  expect(await read(session.customerSecret)).toEqual([200, 1]);
  await payWith(shop, session, cards.succeeds);
  expect(await read(session.customerSecret)).toEqual([200, 0]);
  for (const secret of [other.customerSecret, session.token, session.secret]) {
    expect(await read(secret)).toEqual([401, undefined]);
  }
});
