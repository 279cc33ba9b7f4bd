import type { Page } from "playwright-core";
import { openCheckoutStub } from "../../../../apps/server/test/payments/checkout-stub.ts";
import { closeSheet, confirmInSheet, standInForWallets } from "../../payment-forms/browser-wallets.ts";
import { standInForVendor } from "../../payment-forms/flow-stand-in.ts";
import { type AllHands, type Counter, type Hands, paymentForm } from "../counter.ts";
import { tellShop } from "../tell-shop.ts";

const choose = (outcome: string) => async (page: Page) => {
  await paymentForm(page).getByLabel("Card", { exact: true }).selectOption(outcome);
  await paymentForm(page)
    .getByRole("button", { name: /^Pay €/ })
    .click();
};

const card: Hands = {
  shown: (page) =>
    paymentForm(page)
      .getByRole("button", { name: /^Pay €/ })
      .waitFor(),
  ends: {
    paid: choose("captured"),
    declined: choose("declined"),
    slow: choose("slow"),
    secure: choose("bank"),
    insecure: choose("bank fails"),
  },
  toldInForm: { declined: "Your card was declined." },
  // The vendor can't cancel a session, and takes another payment in it.
  again: "Quarantined",
  late: "Takes",
  decides: "Now",
};

const walletOf = (name: string): Hands => {
  const open = (page: Page) => paymentForm(page).getByRole("button", { name }).click();
  const inSheet = (outcome: "captured" | "declined" | "slow") => async (page: Page) => {
    await open(page);
    await confirmInSheet(page, outcome);
  };
  return {
    ...card,
    shown: (page) => paymentForm(page).getByRole("button", { name }).waitFor(),
    ends: { paid: inSheet("captured"), declined: inSheet("declined"), slow: inSheet("slow") },
    async leave(page) {
      await open(page);
      await closeSheet(page);
    },
  };
};

export const checkoutHands: AllHands = {
  card,
  applePay: walletOf("Apple Pay"),
  googlePay: walletOf("Google Pay"),
};

export async function openCheckoutCounter(): Promise<Counter> {
  const stub = await openCheckoutStub();
  return {
    variables: { ...stub.variables, CHECKOUT_WALLETS: "applePay,googlePay" },
    async equip(context) {
      await standInForVendor(context, stub);
      await standInForWallets(context);
    },
    async arrive(shop) {
      for (const { id, status } of stub.payments.values()) if (status === "Pending") stub.capture(id);
      await tellShop(shop, "checkoutcom", stub.notices.splice(0));
    },
    close: () => stub.close(),
  };
}
