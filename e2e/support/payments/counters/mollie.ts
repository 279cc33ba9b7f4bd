import type { Page } from "playwright-core";
import { openMollieTill } from "../../../../apps/server/test/payments/tills/mollie.ts";
import { standInForMollie } from "../../payment-forms/mollie-page.ts";
import { standInForWallets } from "../../payment-forms/browser-wallets.ts";
import type { AllHands, Counter, Hands } from "../counter.ts";
import { arriveAtTill } from "../tell-shop.ts";

const MINUTE = 60_000;

const answer = (name: string) => (page: Page) => page.getByRole("link", { name, exact: true }).click();

/** All methods are paid on the vendor's page, which also asks for 3-D Secure. */
const hands: Hands = {
  shown: (page) => page.getByRole("heading", { name: "Mollie" }).waitFor(),
  ends: { paid: answer("paid"), declined: answer("failed"), slow: answer("pending") },
  leave: async (page) => void (await page.goBack()),
  isElsewhere: true,
  again: "Refused",
  late: "Takes",
  decides: "Now",
};

export const mollieHands: AllHands = { card: hands, applePay: hands, ideal: hands, bancontact: hands };

export async function openMollieCounter(): Promise<Counter> {
  let passed = 0;
  const till = await openMollieTill(() => new Date(Date.now() + passed));
  return {
    variables: till.variables,
    async equip(context) {
      await standInForMollie(context, till);
      await standInForWallets(context);
    },
    arrive: (shop) => arriveAtTill(shop, "mollie", till),
    passTime: () => void (passed += 16 * MINUTE),
    close: () => till.close(),
  };
}
