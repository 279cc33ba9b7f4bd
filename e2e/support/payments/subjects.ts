import type { PaymentMethod } from "@trove/contract/payment-methods";
import type { Locator, Page } from "playwright-core";
import { addAddress } from "../../../apps/server/test/payments/till.ts";
import { signUp, type TestPerson } from "../../../apps/server/test/people/people.ts";
import { visit } from "../browser.ts";
import type { DemoShop } from "../demo-shop.ts";
import { cheapestItems, chooseDelivery, fillAddress, goOn, openCart, step } from "../shopper.ts";

/** A thing that is paid for. */
export type Subject = {
  name: string;
  /** The person who pays; undefined for a guest. */
  person: TestPerson | undefined;
  /** Goes from the first step to the form, page or account of a method. */
  begin: (page: Page) => Promise<void>;
  /** The element that says that nothing was paid. */
  refused: (page: Page) => Locator;
  /** Begins once more, from the page that says so. */
  again: (page: Page) => Promise<void>;
  /** The call that begins the payment. */
  call: string;
  received: string;
  /** The text of a page that is loaded again once a transfer has come. */
  receivedLater: string | RegExp;
};

const NAMES: Record<PaymentMethod, string> = {
  card: "Card",
  applePay: "Apple Pay",
  googlePay: "Google Pay",
  link: "Link",
  ideal: "iDEAL | Wero",
  bancontact: "Bancontact",
  sepaDebit: "SEPA direct debit",
  bankTransfer: "Bank transfer",
};

/** Takes a way to pay. A shop with a single one does not ask. */
async function takeWay(page: Page, method: PaymentMethod, hasChoice: boolean): Promise<void> {
  if (hasChoice) await page.getByRole("radio", { name: NAMES[method] }).check();
}

const countryOf = (method: PaymentMethod) => (method === "bancontact" ? "BE" : "NL");

/** A top-up of €50 by a new person. */
export async function newTopUp(shop: DemoShop, method: PaymentMethod, hasChoice: boolean): Promise<Subject> {
  const person = await signUp(shop);
  await addAddress(shop, person, countryOf(method));
  async function pay(page: Page): Promise<void> {
    await takeWay(page, method, hasChoice);
    await page.getByRole("button", { name: "Pay €50.00" }).click();
  }
  return {
    name: "top-up",
    person,
    async begin(page) {
      await visit(page, "/top-up?amount=50");
      await pay(page);
    },
    refused: (page) => page.getByRole("heading", { level: 1, name: "The payment didn't go through" }),
    async again(page) {
      await page.getByRole("link", { name: "Try €50.00 again" }).click();
      await pay(page);
    },
    call: "**/api/balance/top-up",
    received: "Payment received",
    receivedLater: "+€50.00",
  };
}

/** An order of a guest, which is sent. */
export async function newOrder(shop: DemoShop, method: PaymentMethod, hasChoice: boolean): Promise<Subject> {
  const cart = await cheapestItems(shop, 1);
  return {
    name: "order",
    person: undefined,
    async begin(page) {
      await openCart(page, cart);
      await chooseDelivery(page, "Standard");
      await page.getByLabel("Email", { exact: true }).fill("mara@trove.example");
      await fillAddress(page);
      if (countryOf(method) === "BE") {
        await page.getByLabel("Country", { exact: true }).selectOption("BE");
        await page.getByLabel("Postal code").fill("1000");
      }
      await goOn(page);
      await step(page, "Review and pay");
      await takeWay(page, method, hasChoice);
      await page.getByRole("button", { name: /^Order and pay/ }).click();
    },
    refused: (page) => page.getByRole("main").getByRole("alert"),
    async again(page) {
      await page.getByRole("button", { name: /^Try again: pay €/ }).click();
    },
    call: "**/api/purchase/as-guest",
    received: "Thank you for your order",
    receivedLater: /^Arrives /,
  };
}
