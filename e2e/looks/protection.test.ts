import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { addAddress, cards, payWith, topUp } from "../../apps/server/test/payments/till.ts";
import { signUp, type TestPerson } from "../../apps/server/test/people/people.ts";
import type { DemoShop } from "../support/demo-shop.ts";
import { atBank } from "../support/guest-order.ts";
import { it } from "../support/journey.ts";
import { findBox } from "../support/operator.ts";
import { sweep } from "../support/sweep.ts";

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const dialog = (page: Page) => page.getByRole("dialog");
const press = (name: string | RegExp) => (page: Page) => button(page, name).first().click();

/** Registers a person with a paid top-up, two limits, and a higher one that waits. */
async function newBounded(shop: DemoShop): Promise<TestPerson> {
  const person = await signUp(shop);
  const begun = await topUp(shop, person, { addressId: await addAddress(shop, person), amount: 50 });
  const { paymentId } = await payWith(atBank(shop), begun.body.paymentSessionResponse, cards.succeeds);
  await shop.call("validateTopUp", { body: { paymentId, failTransactionIfUnsuccessful: true } }, person);
  for (const [kind, amount] of [
    ["Deposit", 500],
    ["Spend", 100],
    ["Spend", 1000],
  ] as const) {
    const body = { kind, period: "month" as const, amount };
    await shop.call("setLimit", { body }, { token: person.token, key: randomUUID() });
  }
  return person;
}

it("limits, own money and own data look right", async ({ shop, newTab }) => {
  const person = await newBounded(shop);
  await sweep(await newTab({ as: person }), [
    { name: "limits, and a higher one that waits", at: "/account/limits", see: /You can confirm it from/ },
    {
      name: "a limit that is no amount",
      isMinor: true,
      act: async (page) => {
        await page.getByLabel("Amount in euros").first().fill("much");
        await button(page, "Set limit").first().click();
      },
      see: "Enter an amount with up to two decimals",
    },
    { name: "own money", at: "/balance/returns", see: (page) => button(page, /^Send €.* back$/) },
    {
      name: "the question before it goes back",
      isMinor: true,
      act: async (page) => {
        await page.getByLabel("Amount in euros").fill("20");
        await button(page, /^Send €.* back$/).click();
      },
      see: (page) => dialog(page).getByText("can't be taken back"),
    },
    { name: "own data", isMinor: true, at: "/account-settings?tab=data", see: "Download my data" },
    {
      name: "the question before the account is closed",
      isMinor: true,
      act: press("Close my account"),
      see: (page) => dialog(page).getByText("From now on it opens no boxes"),
    },
    { name: "an identity that nobody has to prove", isMinor: true, at: "/account/identity", see: "Your identity" },
    { name: "a complaint without a text", at: "/complaints", act: press("Send complaint"), see: /is required/ },
    { name: "the accessibility statement", isMinor: true, at: "/accessibility", see: "What was not tested" },
  ]);
});

it("breaks look right", async ({ shop, newTab }) => {
  const { person, box } = { person: await signUp(shop), box: await findBox(shop, "desk-drawer") };
  await sweep(await newTab({ as: person }), [
    { name: "breaks and exclusions to choose from", at: "/account/protection", see: "Exclude yourself" },
    {
      name: "the question before an exclusion",
      isMinor: true,
      act: press("Exclude me for 6 months"),
      see: (page) => dialog(page).getByText("Nobody can shorten it"),
    },
    { name: "one press beside a box", at: `/lootboxes/${box.id}`, see: "Take a break: 24 hours" },
    { name: "a break there", act: press("Take a break: 24 hours"), see: "You're taking a break until" },
    { name: "a break in the account", isMinor: true, at: "/account/protection", see: "You're taking a break until" },
  ]);
});
