import { randomUUID } from "node:crypto";
import { cents } from "@trove/money";
import { afterAll, beforeAll, expect, it } from "vitest";
import { cards, moveClock, payBy } from "../../../test/payments/till.ts";
import { openListeningShop } from "../../../test/shop/listening-shop.ts";
import type { Shop } from "../../../test/shop/shop.ts";
import { sandboxKeys } from "../../payment-providers/sandbox/keys.ts";
import { makeSandboxProvider } from "../../payment-providers/sandbox/provider.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openListeningShop();
});
afterAll(() => shop.close());

const begin = (paid: number, method: "card" | "googlePay" = "googlePay") =>
  makeSandboxProvider({
    account: sandboxKeys(shop.secrets),
    gatewayUrl: `${shop.environment.PUBLIC_URL}/sandbox-gateway`,
    webhookUrl: "http://127.0.0.1:9/",
  }).createSession({
    idempotencyKey: randomUUID(),
    reference: randomUUID(),
    method,
    paid: cents(paid),
    currencyCode: "EUR",
    payer: { countryCode: "NL" },
    returnUrl: "https://shop.example/payment-validation",
    expiresAt: new Date(shop.clock.now.getTime() + 1_800_000).toISOString(),
  });

async function confirm(amountMinor: unknown, key = sandboxKeys(shop.secrets).publicKey, cardNumber = cards.succeeds) {
  const response = await fetch(`${shop.environment.PUBLIC_URL}/sandbox-gateway/wallet-tokens`, {
    method: "POST",
    headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
    body: JSON.stringify({ cardNumber, amountMinor, currencyCode: "EUR" }),
  });
  const { token = "" } = (await response.json()) as { token?: string };
  return { status: response.status, means: { walletToken: token } };
}

it("a wallet's token pays the sum that was confirmed, and is charged as its card is", async () => {
  const { means } = await confirm(4250);
  expect(await payBy(shop, await begin(4250), means)).toMatchObject({ status: "Captured" });
  const declined = await confirm(4250, undefined, cards.declined);
  expect(await payBy(shop, await begin(4250), declined.means)).toMatchObject({ status: "Declined" });
});

it("a wallet's token pays no other sum, no longer than ten minutes, and only if the gateway made it", async () => {
  const { means } = await confirm(4250);
  const forged = { walletToken: means.walletToken.replace(/^\w{8}/, "AAAAAAAA") };
  for (const [sum, sent] of [
    [4251, means],
    [4250, forged],
    [4250, { walletToken: "" }],
  ] as const) {
    const session = await begin(sum);
    await expect(payBy(shop, session, sent)).rejects.toThrow(/422 .*wallet_expired/);
    // The wallet asks again, in the same session.
    expect(await payBy(shop, session, { cardNumber: cards.succeeds })).toMatchObject({ status: "Captured" });
  }
  const session = await begin(4250);
  moveClock(shop, 601);
  await expect(payBy(shop, session, means)).rejects.toThrow(/422 .*wallet_expired/);
});

it("a wallet's token is made for the merchant's page alone, and pays no session for a card", async () => {
  expect((await confirm(4250, "pk_other")).status).toBe(401);
  expect((await confirm("4250")).status).toBe(400);
  const { means } = await confirm(4250);
  await expect(payBy(shop, await begin(4250, "card"), means)).rejects.toThrow("400");
});

it("the ways of an order name the wallets that it can begin with, and those of a top-up name none", async () => {
  const namesIn = async (purpose: "Purchase" | "TopUp") => {
    const query = { purpose, country: "NL", currency: "EUR", amount: "50" };
    const { body } = await shop.call("listPaymentWays", { query });
    return body.filter(({ express }) => express !== undefined).map(({ method }) => method);
  };
  expect(await namesIn("Purchase")).toEqual(["applePay", "googlePay"]);
  expect(await namesIn("TopUp")).toEqual([]);
});
