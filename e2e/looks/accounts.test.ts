import { cents } from "@trove/money";
import type { Page } from "playwright-core";
import { addBrowser } from "../../apps/server/test/people/browsers.ts";
import { addAddress } from "../../apps/server/test/payments/till.ts";
import { creditPerson } from "../../apps/server/test/people/operator.ts";
import { credit, signUp } from "../../apps/server/test/people/people.ts";
import { PHONE } from "../support/browser.ts";
import { it } from "../support/journey.ts";
import { findBox } from "../support/operator.ts";
import { newOperator, signIn } from "../support/people.ts";
import { newPlayer, openButton, resultOf } from "../support/player.ts";
import { sweep } from "../support/sweep.ts";
import { cheapestItems } from "../support/shopper.ts";
import { inLongForm } from "../support/short-form.ts";

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const dialog = (page: Page) => page.getByRole("dialog");
const press = (name: string | RegExp) => (page: Page) => button(page, name).first().click();

it("an account's settings look right", async ({ shop, newTab }) => {
  const person = await signUp(shop);
  await signIn(shop, person.userName);
  for (let address = 0; address < 2; address += 1) await addAddress(shop, person);
  await addBrowser(shop, person, { name: "Firefox on Linux" });
  await addBrowser(shop, person, { name: "A browser with the longest name, of sixty signs, wraps early" });
  await sweep(await newTab({ as: person }), [
    { name: "two addresses", at: "/account-settings?tab=addresses", see: "Default" },
    {
      name: "the question before one is deleted",
      isMinor: true,
      act: press(/^Delete address/),
      see: (page) => dialog(page).getByRole("button", { name: "Delete address" }),
    },
    { name: "browsers that may open boxes", at: "/account-settings?tab=fairness", see: "Not used yet" },
    {
      name: "the question before one is removed",
      isMinor: true,
      act: press(/^Remove browser: Firefox on Linux/),
      see: (page) => dialog(page).getByRole("button", { name: "Remove browser" }),
    },
    {
      name: "receipts by mail, and a name beside openings",
      isMinor: true,
      at: "/account-settings?tab=fairness",
      act: async (page) => {
        await page.getByRole("switch", { name: /^Show my username beside my openings/ }).click();
        await page.getByRole("switch", { name: /^Email me a receipt for each opening/ }).click();
      },
      see: "We'll email you a receipt for each opening",
    },
    {
      name: "sessions elsewhere",
      isMinor: true,
      at: "/account-settings?tab=security",
      see: "Sign out everywhere else",
    },
    {
      name: "a saved choice of mails",
      at: "/account-settings?tab=notifications",
      act: (page) => page.getByRole("switch", { name: /Wishlist/ }).check(),
      see: (page) => page.getByText("Saved", { exact: true }),
    },
    { name: "no kept cards", at: "/account/payments", see: "No cards kept yet." },
  ]);
});

inLongForm(() => {
  it("what happens to a person looks right in the header", async ({ shop, newTab }) => {
    const person = await signUp(shop);
    await creditPerson(shop, await newOperator(shop), person, 5);
    await credit(shop, person, cents(12_345_678));
    const [item] = await cheapestItems(shop, 1);
    await shop.call("addWish", { params: { id: item?.id ?? "" } }, person);
    await sweep(await newTab({ as: person }), [
      { name: "the wishlist", at: "/wishlist", see: item?.name ?? "" },
      {
        name: "a notification",
        act: press("Notifications, 1 unread"),
        see: (page) => dialog(page).getByText("We credited €5.00"),
      },
      { name: "a great balance", isMinor: true, at: "/lootboxes?search=qqqqq", see: "€123,461.78" },
      {
        name: "suggestions beside it",
        isMinor: true,
        act: async (page) => {
          await page.setViewportSize(PHONE);
          await page.getByRole("banner").getByRole("button", { name: "Search" }).click();
          await page.getByRole("combobox", { name: "Search" }).fill("headfones under 500");
        },
        see: (page) => page.getByRole("option", { name: /headphones/ }),
        sizes: [PHONE],
      },
    ]);
  });
});

it("opening a box looks right", async ({ shop, newTab }) => {
  const { page } = await newPlayer(shop, newTab, await findBox(shop, "game-night"));
  await sweep(page, [
    { name: "before", see: () => openButton(page) },
    {
      name: "a win with its proof",
      act: async () => {
        await openButton(page).click();
        await resultOf(page).getByText("Verified").waitFor();
        await resultOf(page).getByRole("button", { name: "Verify" }).click();
      },
      see: "Every ticket follows from the seeds",
    },
    {
      name: "what others will see of it",
      isMinor: true,
      act: () => resultOf(page).getByRole("button", { name: "Share", exact: true }).click(),
      see: "of all boxes opened together",
    },
    {
      name: "a win that is sold",
      isMinor: true,
      act: async () => {
        await dialog(page).getByRole("button", { name: "Create link" }).waitFor();
        await page.keyboard.press("Escape");
        await resultOf(page)
          .getByRole("button", { name: /^Sell for/ })
          .click();
      },
      see: /^Sold for/,
    },
    {
      name: "several boxes as cards, one of them turned",
      act: async () => {
        await resultOf(page).getByRole("button", { name: "Close" }).click();
        await page.getByRole("radio", { name: "Open 5 boxes" }).focus();
        await page.keyboard.press("Space");
        await openButton(page).click();
        await page.getByRole("button", { name: "Card 2 of 5, face down" }).click();
      },
      see: "1 of 5 turned",
    },
    {
      name: "several wins",
      isMinor: true,
      act: () => page.getByRole("button", { name: "Turn all cards" }).click(),
      see: /^You paid .+ Worth /,
    },
  ]);
});
