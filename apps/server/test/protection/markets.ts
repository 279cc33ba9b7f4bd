import { defaultHelpLines, type Market, type Markets, openMarket } from "@trove/contract";
import { fromEuros } from "@trove/money";
import { addAddress } from "../payments/till.ts";
import { credit, makeAdmin, signUp, type TestPerson } from "../people/people.ts";
import { changeGroup } from "../settings/change-group.ts";
import type { Shop } from "../shop/shop.ts";

/** An open market with the right of withdrawal chosen, and some values of its own. */
export const marketWith = (changed: Partial<Market>): Market => ({
  ...openMarket,
  boxWithdrawal: "Item",
  ...changed,
});

/** The settings of all markets, with the help lines that every shop begins with. */
export const marketsOf = (standard: Market, countries: Markets["countries"] = {}): Markets => ({
  standard,
  countries,
  helpLines: defaultHelpLines,
});

/** Gives countries markets of their own, by their codes. All others keep the open one. */
export async function setMarkets(shop: Shop, countries: Readonly<Record<string, Partial<Market>>>): Promise<void> {
  const own = Object.fromEntries(Object.entries(countries).map(([code, changed]) => [code, marketWith(changed)]));
  await changeGroup(shop, await makeAdmin(shop), "markets", {
    value: marketsOf(marketWith({}), own),
  });
}

/** A person with an address in Great Britain, whose market has these values, and with a balance. */
export async function personIn(shop: Shop, changed: Partial<Market>): Promise<TestPerson & { addressId: string }> {
  await setMarkets(shop, { GB: changed });
  const person = await signUp(shop);
  await credit(shop, person, fromEuros(100));
  return { ...person, addressId: await addAddress(shop, person, "GB") };
}

/** Consents to drawings without withdrawal, which must be due. */
export async function consent(shop: Shop, person: TestPerson): Promise<void> {
  const { drawingConsent } = (await shop.call("getProtection", {}, person)).body;
  const body = { what: "DrawingConsent" as const, textHash: drawingConsent?.textHash ?? "" };
  const { status, text } = await shop.call("acknowledgeCheck", { body }, person);
  if (status !== 200) throw new Error(text);
}

/** A person with an address in Great Britain, where the shop offers nothing. */
export const personWithoutMarket = (shop: Shop) =>
  personIn(shop, { boxes: false, topUp: false, sellBack: false, payout: "Off" });
