import { describe, expect } from "vitest";
import { addAddress, topUp } from "../../../../apps/server/test/payments/till.ts";
import { signUp } from "../../../../apps/server/test/people/people.ts";
import {
  cheapestItems,
  chooseDelivery,
  goOn,
  newCustomer,
  saveAddress,
  step,
} from "../../../../e2e/support/shopper.ts";
import { buyOne, newCollector } from "../../../../e2e/support/shipments.ts";
import { openCart } from "../checkout/cart-page.ts";
import { it, type Page } from "../shown.ts";

const pay = (page: Page) => page.getByRole("button", { name: /^Pay / });
const country = (page: Page) => page.getByLabel("Billing country");
const way = (page: Page, name: string) => page.getByRole("radio", { name });

/** Keeps the bodies of a call. The shop answers it. */
function bodiesOf(page: Page, name: "topUp" | "buyDirectly"): unknown[] {
  const bodies: unknown[] = [];
  page.answer(name, (ask, { body }) => {
    bodies.push(typeof body === "string" ? JSON.parse(body) : body);
    return ask();
  });
  return bodies;
}

const session = {
  id: "ses_1",
  provider: "sandbox",
  environment: "sandbox",
  publicKey: "pk_1",
  token: "t",
  secret: "s",
  amount: 50,
  currencyCode: "EUR",
  expiresAtUtc: "2030-01-01T00:00:00Z",
  returnUrl: "https://shop.example/payment-validation?type=top-up",
} as const;
const transactionId = "01920000-0000-7000-8000-000000000001";
const byCard = { method: "card", provider: "checkoutcom", form: "Embedded", decides: "Now" } as const;

describe("the ways to pay for a top-up", () => {
  it("follow the country, and the chosen one is sent with it, without an address", async ({ shop, newPage }) => {
    const page = await newPage({ as: await signUp(shop) });
    await page.visit("/top-up?amount=50");
    await country(page).selectOption("BE");
    await way(page, "Bancontact").waitFor();
    expect(await way(page, "iDEAL | Wero").count()).toBe(0);
    await country(page).selectOption("NL");
    await way(page, "iDEAL | Wero").waitFor();
    await page.getByText("Sets the VAT that prices include.").waitFor();
    expect(await way(page, "Card").isChecked()).toBe(true);
    await page.getByLabel("Pay in").selectOption("USD");
    await way(page, "iDEAL | Wero").waitFor({ state: "hidden" });
    await way(page, "Google Pay").check();
    const bodies = bodiesOf(page, "topUp");
    await pay(page).click();
    await page.getByRole("heading", { level: 2, name: "Google Pay" }).waitFor();
    expect(bodies).toEqual([{ amount: 50, currencyCode: "USD", countryCode: "NL", method: "googlePay" }]);
  });

  it("begin with the one that this browser paid with last", async ({ shop, newPage }) => {
    const page = await newPage({ as: await signUp(shop) });
    page.store("payment-method", JSON.stringify("googlePay"));
    await page.visit("/top-up?amount=50");
    await way(page, "Google Pay").waitFor();
    await expect.poll(() => way(page, "Google Pay").isChecked()).toBe(true);
  });

  it("are not shown if there is one, which gets the address that it needs", async ({ shop, newPage }) => {
    const page = await newPage({ as: await signUp(shop) });
    page.answer("listPaymentWays", [{ ...byCard, needs: "Address" }]);
    await page.visit("/top-up?amount=50");
    await page.getByText("We ask for the full address only when you pay.").waitFor();
    expect(await page.getByRole("radio", { name: "Card" }).count()).toBe(0);
    await country(page).selectOption("DE");
    await pay(page).click();
    await page.getByRole("dialog", { name: "Add an address" }).waitFor();
    await expect.poll(() => page.getByLabel("Country", { exact: true }).inputValue()).toBe("DE");
    await page.getByRole("button", { name: "Save address" }).click();
    await page.getByText("Postal code is required").waitFor();
  });

  it("take the address of the book if one is needed", async ({ shop, newPage }) => {
    const person = await signUp(shop);
    const addressId = await addAddress(shop, person);
    const page = await newPage({ as: person });
    page.answer("listPaymentWays", [{ ...byCard, needs: "Address" }]);
    await page.visit("/top-up?amount=50");
    await expect.poll(() => way(page, "Home").isChecked()).toBe(true);
    const bodies = bodiesOf(page, "topUp");
    await pay(page).click();
    await page.getByRole("heading", { level: 2, name: "Pay by card" }).waitFor();
    expect(bodies).toEqual([{ amount: 50, currencyCode: "EUR", addressId, method: "card" }]);
  });
});

describe("a payment elsewhere", () => {
  it("leads to the bank's page, with a link for those who come back", async ({ shop, newPage }) => {
    const page = await newPage({ as: await signUp(shop) });
    const redirectUrl = "#bank";
    page.answer("topUp", { paymentSessionResponse: { ...session, redirectUrl, method: "ideal" }, transactionId });
    await page.visit("/top-up?amount=50");
    await way(page, "Card").waitFor();
    await pay(page).click();
    await page.getByRole("heading", { level: 2, name: "Continue at your bank" }).waitFor();
    await page.getByText("If you leave it without paying, nothing is charged.").waitFor();
    const link = page.getByRole("link", { name: "Go to your bank's page" });
    expect(await link.getAttribute("href")).toBe(redirectUrl);
  });

  it("leads to the provider's page for a card that is paid there", async ({ shop, newPage }) => {
    const page = await newPage({ as: await signUp(shop) });
    const there = { provider: "mollie", method: "card", redirectUrl: "#checkout" } as const;
    page.answer("topUp", { paymentSessionResponse: { ...session, ...there }, transactionId });
    await page.visit("/top-up?amount=50");
    await way(page, "Card").waitFor();
    await pay(page).click();
    await page.getByRole("heading", { level: 2, name: "Continue on the payment page" }).waitFor();
    await page.getByText("You pay €50.00 on our payment provider's page").waitFor();
    const link = page.getByRole("link", { name: "Go to the payment page" });
    expect(await link.getAttribute("href")).toBe("#checkout");
  });

  it("shows the account for a transfer, and goes to the statement once that is noted", async ({ shop, newPage }) => {
    const page = await newPage({ as: await signUp(shop) });
    await page.visit("/top-up?amount=50");
    await way(page, "Bank transfer").check();
    await pay(page).click();
    await page.getByRole("heading", { level: 2, name: "Transfer the amount yourself" }).waitFor();
    await page.getByText("DE09 0000 0000 0000 0000 01").waitFor();
    await page.getByText(/^RF\d\d( \d{4})+$/).waitFor();
    await page.getByRole("img", { name: "QR code for your banking app" }).waitFor();
    await page.getByRole("button", { name: "I've noted it" }).click();
    await page.waitForPath("/transactions");
    await page.getByText("Pending").first().waitFor();
  });
});

describe("a payment that the bank decides days later", () => {
  it("says so at once, instead of waiting", async ({ shop, newPage }) => {
    const page = await newPage({ as: await signUp(shop) });
    page.store("payment-method", JSON.stringify("sepaDebit"));
    page.answer("validateTopUp", "Pending");
    await page.visit("/payment-validation?type=top-up&paymentId=pay_1");
    await page.getByRole("heading", { level: 1, name: "Your bank is processing the payment" }).waitFor();
    await page.getByText("This takes up to five working days.").waitFor();
  });
});

describe("a payment that failed", () => {
  it("tells what happens to one that comes late or twice", async ({ shop, newPage }) => {
    const page = await newPage({ as: await signUp(shop) });
    page.answer("validateTopUp", "Failed");
    await page.visit("/payment-validation?type=top-up&paymentId=pay_1");
    await page.getByText("If your bank confirms the payment later").waitFor();
    await page.getByText("If you pay again and both payments arrive, both are added to your balance.").waitFor();
    page.answer("validatePurchase", "Failed");
    await page.visit("/payment-validation?type=purchase&paymentId=pay_1");
    await page.getByText("this order is paid once").waitFor();
  });
});

it("an order is paid in the chosen way, and none of them lets its items wait for days", async ({ shop, newPage }) => {
  const page = await openCart(await newPage({ as: await newCustomer(shop) }), await cheapestItems(shop, 1));
  await page.getByRole("radio", { name: "Card" }).check();
  await chooseDelivery(page, "Standard");
  await goOn(page);
  await saveAddress(page);
  await goOn(page);
  await step(page, "Review and pay");
  await way(page, "Apple Pay").check();
  expect(await way(page, "Bank transfer").count()).toBe(0);
  const bodies = bodiesOf(page, "buyDirectly");
  await page.getByRole("button", { name: /^Order and pay/ }).click();
  await page.getByRole("heading", { level: 2, name: "Apple Pay" }).waitFor();
  expect(bodies).toEqual([expect.objectContaining({ method: "applePay" })]);
});

it("shows the account of a transfer again to a person who has closed its page", async ({ shop, newPage }) => {
  const person = await signUp(shop);
  const { body } = await topUp(shop, person, { countryCode: "NL", method: "bankTransfer" });
  const { iban, reference } = body.paymentSessionResponse.instructions ?? { iban: "", reference: "" };
  const page = await newPage({ as: person });
  await page.visit("/transactions");
  await page.getByRole("link", { name: "Show the account" }).click();
  await page.getByRole("heading", { level: 1, name: "Transfer the amount yourself" }).waitFor();
  const shown = (await page.locator("main dl dd").allTextContents()).map((text) => text.replaceAll(" ", ""));
  for (const text of [iban, reference]) expect(shown.some((each) => each.startsWith(text))).toBe(true);
  await page.visit("/transfers/unknown");
  await page.getByText("This transfer is no longer awaited").waitFor();
});

it("links an order that waits for a transfer to the account", async ({ shop, newPage }) => {
  const person = await newCollector(shop, 0);
  const page = await newPage({ as: person });
  const { purchaseId } = await buyOne(shop, person);
  const order = (await shop.call("getPurchase", { params: { id: purchaseId } }, person)).body;
  page.answer("getPurchase", { ...order, status: "PaymentPending", shipmentId: null });
  page.answer("listPendingTransfers", [{ transactionId: purchaseId, paymentSessionResponse: session }]);
  await page.visit(`/orders/${purchaseId}`);
  await page.getByRole("link", { name: "Show the account" }).waitFor();
});

it("the cart says at once whether there are other ways than a card", async ({ shop, newPage }) => {
  const page = await newPage({ as: await newCustomer(shop) });
  await openCart(page, await cheapestItems(shop, 1));
  await way(page, "Card or another way").waitFor();
  page.answer("listPaymentWays", [{ ...byCard, needs: "Address" }]);
  await openCart(page, await cheapestItems(shop, 1));
  await page.getByRole("radio", { name: "Card", exact: true }).waitFor();
});
