import type { Page } from "playwright-core";
import { addAddress } from "../../apps/server/test/payments/till.ts";
import { signUp } from "../../apps/server/test/people/people.ts";
import { it } from "../support/journey.ts";
import { sweep } from "../support/sweep.ts";
import { inLongForm } from "../support/short-form.ts";

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });

it("topping up looks right", async ({ shop, newTab }) => {
  const person = await signUp(shop);
  const pay = (page: Page) => button(page, /^Pay /).click();
  await sweep(await newTab({ as: person }), [
    {
      name: "a country without shipping",
      at: "/top-up?amount=25",
      act: (page) => page.getByLabel("Billing country").selectOption("US"),
      see: "We don't ship to United States yet",
    },
    {
      name: "the ways to pay of a country",
      act: (page) => page.getByLabel("Billing country").selectOption("NL"),
      see: (page) => page.getByRole("radio", { name: "iDEAL" }),
    },
    {
      name: "the account for a transfer",
      act: async (page) => {
        await page.getByRole("radio", { name: "Bank transfer" }).check();
        await pay(page);
      },
      see: (page) => page.getByRole("button", { name: "Let the transfer arrive" }),
    },
    {
      name: "a wallet's sheet",
      isMinor: true,
      at: "/top-up?amount=25",
      act: async (page) => {
        await page.getByRole("radio", { name: "Google Pay" }).check();
        await pay(page);
        await page.getByRole("region", { name: "Payment form" }).getByRole("button", { name: /^Pay / }).click();
      },
      see: (page) => page.getByRole("dialog"),
    },
    {
      name: "the form for a card",
      at: "/top-up?amount=25",
      act: async (page) => {
        await page.getByRole("radio", { name: "Card" }).check();
        await pay(page);
      },
      see: (page) => page.getByLabel("Card number"),
    },
    { name: "no payment to check", isMinor: true, at: "/payment-validation", see: "We found no payment to check" },
  ]);
});

inLongForm(() => {
  it("a person to whom nothing is sent reads so before paying", async ({ shop, newTab }) => {
    const person = await signUp(shop);
    await addAddress(shop, person, "US");
    const [box] = (await shop.call("listLootboxes", { query: {} })).body.items;
    await sweep(await newTab({ as: person }), [
      {
        name: "a box",
        at: `/lootboxes/${box?.id}`,
        see: "We don't ship to United States yet, so you can't open boxes.",
      },
    ]);
  });
});
