import type { Page } from "playwright-core";
import { openStripeTill } from "../../../../apps/server/test/payments/tills/stripe.ts";
import { closeSheet, confirmInSheet, standInForWallets } from "../../payment-forms/browser-wallets.ts";
import { standInForStripe } from "../../payment-forms/stripe-stand-in.ts";
import { type AllHands, type Counter, type Hands, paymentForm } from "../counter.ts";
import { arriveAtTill } from "../tell-shop.ts";

const choose = (outcome: string) => async (page: Page) => {
  await paymentForm(page).getByLabel("Card", { exact: true }).selectOption(outcome);
  await paymentForm(page)
    .getByRole("button", { name: /^Pay €/ })
    .click();
};

const atBank = (page: Page, answer: string) =>
  page.frameLocator('iframe[title="Your bank"]').getByRole("button", { name: answer }).click();

const fields: Hands = {
  shown: (page) =>
    paymentForm(page)
      .getByRole("button", { name: /^Pay €/ })
      .waitFor(),
  ends: { paid: choose("captured"), declined: choose("declined"), slow: choose("slow") },
  toldInForm: { declined: "Your card was declined.", insecure: "Your bank did not confirm the payment." },
  again: "Refused",
  late: "Waits",
  decides: "Now",
};

const card: Hands = {
  ...fields,
  ends: {
    ...fields.ends,
    async secure(page) {
      await choose("secure")(page);
      await atBank(page, "approve");
    },
    async insecure(page) {
      await choose("secure")(page);
      await atBank(page, "fail");
    },
  },
};

const walletOf = (name: string): Hands => {
  const open = (page: Page) => paymentForm(page).getByRole("button", { name }).click();
  const inSheet = (outcome: "captured" | "declined" | "slow") => async (page: Page) => {
    await open(page);
    await confirmInSheet(page, outcome);
  };
  return {
    ...fields,
    shown: (page) => paymentForm(page).getByRole("button", { name }).waitFor(),
    ends: { paid: inSheet("captured"), declined: inSheet("declined"), slow: inSheet("slow") },
    async leave(page) {
      await open(page);
      await closeSheet(page);
    },
  };
};

/** The payer is on their bank's page, and comes back. */
const bankPage: Hands = {
  ...fields,
  ends: { paid: choose("bank"), declined: choose("declined"), slow: choose("slow") },
};

export const stripeHands: AllHands = {
  card,
  applePay: walletOf("Apple Pay"),
  googlePay: walletOf("Google Pay"),
  link: fields,
  ideal: bankPage,
  bancontact: bankPage,
  sepaDebit: { ...fields, ends: { ...fields.ends, paid: choose("slow") }, decides: "Days" },
};

export async function openStripeCounter(): Promise<Counter> {
  const till = await openStripeTill();
  return {
    variables: till.variables,
    async equip(context) {
      await standInForStripe(context, till);
      await standInForWallets(context);
    },
    arrive: (shop) => arriveAtTill(shop, "stripe", till),
    close: () => till.close(),
  };
}
