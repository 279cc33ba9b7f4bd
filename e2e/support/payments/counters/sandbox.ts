import type { Page } from "playwright-core";
import { hurryBank } from "../../operator.ts";
import { completeChallenge, payByCard } from "../../shopper.ts";
import { type AllHands, type Counter, type Hands, heading, paymentForm } from "../counter.ts";

const press = (page: Page, name: string | RegExp) => paymentForm(page).getByRole("button", { name }).click();

const card: Hands = {
  shown: (page) => paymentForm(page).getByLabel("Card number").waitFor(),
  ends: {
    paid: (page) => payByCard(page, "4242"),
    declined: (page) => payByCard(page, "0002"),
    async slow(page) {
      await payByCard(page, "0341");
      await heading(page, "The payment didn't go through");
    },
    async secure(page) {
      await payByCard(page, "3220");
      await completeChallenge(page, "Approve payment");
    },
    async insecure(page) {
      await payByCard(page, "3220");
      await completeChallenge(page, "Fail");
    },
  },
  again: "Refused",
  late: "Reverses",
  decides: "Now",
};

/** Opens the wallet and takes one of its cards. */
const inWallet = (lastDigits: string) => async (page: Page) => {
  await press(page, /^Pay /);
  await page.getByRole("dialog").getByRole("radio", { name: lastDigits }).check();
  await page.getByRole("button", { name: "Confirm payment" }).click();
};

const wallet: Hands = {
  ...card,
  shown: (page) => paymentForm(page).getByRole("button", { name: /^Pay / }).waitFor(),
  ends: { paid: inWallet("4242"), declined: inWallet("0002"), slow: inWallet("0077") },
  late: "Waits",
  async leave(page) {
    await press(page, /^Pay /);
    await page.getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("dialog").waitFor({ state: "hidden" });
  },
};

const atBank = (name: string) => (page: Page) => page.getByRole("button", { name }).click();

const bankPage: Hands = {
  ...card,
  shown: (page) => page.waitForURL("**/challenges/**"),
  ends: { paid: atBank("Approve payment"), declined: atBank("Fail"), slow: atBank("Approve, paid after") },
  late: "Waits",
  leave: async (page) => void (await page.goBack()),
  isElsewhere: true,
};

const byAccount = (lastDigits: string) => async (page: Page) => {
  await press(page, lastDigits);
  await press(page, /^Pay /);
};

const debit: Hands = {
  ...card,
  shown: (page) => paymentForm(page).getByLabel("IBAN").waitFor(),
  ends: { paid: byAccount("4242"), declined: byAccount("0002"), slow: byAccount("4242") },
  late: "Waits",
  decides: "Days",
};

const transfer: Hands = {
  ...card,
  shown: (page) => page.getByRole("button", { name: "Let the transfer arrive" }).waitFor(),
  ends: {
    paid: (page) => press(page, "Let the transfer arrive"),
    async slow(page) {
      await press(page, "too late");
      await heading(page, "The payment didn't go through");
    },
  },
};

export const sandboxHands: AllHands = {
  card,
  applePay: wallet,
  googlePay: wallet,
  ideal: bankPage,
  bancontact: bankPage,
  sepaDebit: debit,
  bankTransfer: transfer,
};

/** The shop's own sandbox. Its bank runs within the shop. */
export const openSandboxCounter = async (): Promise<Counter> => ({
  variables: {},
  equip: async () => undefined,
  arrive: hurryBank,
  close: async () => undefined,
});
