import { sql } from "kysely";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { buyDirectly, movesDuring, putOnSale, readOrder, toSend } from "../../../../test/orders/orders.ts";
import { type CheckoutStub, openCheckoutStub } from "../../../../test/payments/checkout-stub.ts";
import { addAddress, cards, payWith, runGateway, runJob, topUp, validate } from "../../../../test/payments/till.ts";
import { makeAdmin, signUp, type TestPerson } from "../../../../test/people/people.ts";
import { changeGroup } from "../../../../test/settings/change-group.ts";
import { balanceOf, findImbalances } from "../../../../test/shop/books.ts";
import { openListeningShop } from "../../../../test/shop/listening-shop.ts";
import type { Shop } from "../../../../test/shop/shop.ts";

let stub: CheckoutStub;
let shop: Shop;
let mara: TestPerson;
let addressId: string;

beforeAll(async () => {
  stub = await openCheckoutStub(() => shop.clock.now);
  const { PAYMENT_PROVIDER: _, ...variables } = stub.variables;
  shop = await openListeningShop({ ...variables, PAYMENT_PROVIDERS: "checkoutcom,sandbox" });
});
afterAll(async () => {
  await shop.close();
  await stub.close();
});
beforeEach(async () => {
  mara = await signUp(shop);
  addressId = await addAddress(shop, mara);
});

const anyCard = { method: "card", countries: null, currencies: null, least: null, most: null } as const;
const ofCheckout = { ...anyCard, provider: "checkoutcom", topUps: false, orders: true } as const;
const ofSandbox = { ...anyCard, provider: "sandbox", topUps: true, orders: false } as const;

it("sells through two providers at once, and each settles what it was paid", async () => {
  const owner = await makeAdmin(shop);
  expect((await topUp(shop, mara, { addressId })).body.paymentSessionResponse.provider).toBe("checkoutcom");
  await changeGroup(shop, owner, "payments", { value: { ways: [ofSandbox, ofCheckout] } });
  const lamp = await putOnSale(shop, 2000, 5);
  const books = await movesDuring(shop, async () => {
    const toBalance = (await topUp(shop, mara, { addressId })).body.paymentSessionResponse;
    const order = (await buyDirectly(shop, mara, toSend([lamp]))).body;
    expect([toBalance.provider, order.paymentSessionResponse.provider]).toEqual(["sandbox", "checkoutcom"]);
    const { paymentId } = await payWith(shop, toBalance, cards.succeeds);
    stub.pay(order.paymentSessionResponse.id, "captured");
    expect(new Set(await stub.deliver(shop))).toEqual(new Set([204]));
    expect((await readOrder(shop, order.purchaseId, mara)).status).toBe("Ordered");
    expect(await validate(shop, mara, paymentId)).toBe("Success");
    await runGateway(shop);
    await runJob(shop, "reconcile-payments");
    expect(await balanceOf(shop, mara)).toBe(5000);
  });
  expect(books).toMatchObject({ "gateway:checkoutcom": -2500, "gateway:sandbox": -5000 });
  await changeGroup(shop, owner, "payments", { value: { ways: null } });
});

it("lists the ways to pay, and refuses a method that is not among them", async () => {
  const query = { purpose: "TopUp", country: "NL", currency: "EUR", amount: "50" } as const;
  expect((await shop.call("listPaymentWays", { query })).body).toEqual([
    { method: "card", provider: "checkoutcom", form: "Embedded", needs: "Address", decides: "Now" },
    { method: "applePay", provider: "sandbox", form: "Embedded", needs: "Country", decides: "Now" },
    { method: "googlePay", provider: "sandbox", form: "Embedded", needs: "Country", decides: "Now" },
    { method: "ideal", provider: "sandbox", form: "Redirect", needs: "Country", decides: "Now" },
    { method: "bankTransfer", provider: "sandbox", form: "Instructions", needs: "Country", decides: "Days" },
  ]);
  const body = { amount: 50, currencyCode: "EUR", addressId, method: "link" } as const;
  const refused = await shop.call("topUp", { body }, { token: mara.token, key: randomUUID() });
  expect(refused.body).toMatchObject({ code: "NOT_OFFERED_HERE", params: { what: "method", country: "NL" } });
  const lamp = await putOnSale(shop, 2000, 5);
  const order = (method: "card" | "bankTransfer") =>
    shop.call("buyDirectly", { body: { ...toSend([lamp]), method } }, { token: mara.token, key: randomUUID() });
  expect([(await order("card")).status, (await order("bankTransfer")).body]).toEqual([
    201,
    expect.objectContaining({ code: "NOT_OFFERED_HERE" }),
  ]);
});

it("begins a top-up without an address at a provider that needs none", async () => {
  const { body } = await topUp(shop, await signUp(shop), { countryCode: "NL" });
  expect(body.paymentSessionResponse.provider).toBe("sandbox");
});

it("compares the day with the provider that is asked for", async () => {
  const owner = await makeAdmin(shop);
  const day = shop.clock.now.toISOString().slice(0, 10);
  const compare = async (provider?: "sandbox") => {
    const { body } = await shop.call("reconcileDay", { query: { day, ...(provider && { provider }) } }, owner);
    return [body.provider, body.providers];
  };
  const both = ["checkoutcom", "sandbox"];
  expect([await compare(), await compare("sandbox")]).toEqual([
    ["checkoutcom", both],
    ["sandbox", both],
  ]);
});

it("shows operators every provider, and until when all of them were compared", async () => {
  const owner = await makeAdmin(shop);
  await runJob(shop, "reconcile-payments");
  const readBoth = async () => {
    const { provider } = (await shop.call("getShopStatus", {}, owner)).body;
    const { steps } = (await shop.call("getLaunchGuide", {}, owner)).body;
    const isAnswered = steps.find(({ step }) => step === "payments")?.isDone;
    return [provider.names, provider.movesMoney, provider.checkedUntilUtc !== null, isAnswered];
  };
  const names = ["checkoutcom", "sandbox"];
  expect(await readBoth()).toEqual([names, false, true, true]);
  await sql`delete from provider_checks where provider = 'sandbox'`.execute(shop.owner.connection);
  expect(await readBoth()).toEqual([names, false, false, false]);
});

it("leaves every wallet equal to the sum of its rows", async () => {
  expect(await findImbalances(shop)).toEqual([]);
});
