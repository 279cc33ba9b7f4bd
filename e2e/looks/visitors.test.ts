import type { Page } from "playwright-core";
import { shareOpening } from "../../apps/server/test/openings/share.ts";
import { openBoxes } from "../../apps/server/test/openings/browser.ts";
import { PHONE, visit } from "../support/browser.ts";
import { it } from "../support/journey.ts";
import { findBox } from "../support/operator.ts";
import { sweep } from "../support/sweep.ts";
import { cheapestItems, newCustomer } from "../support/shopper.ts";
import { inLongForm } from "../support/short-form.ts";

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const inHeader = (page: Page, name: string) => page.getByRole("banner").getByRole("button", { name });
const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });
const toTheEnd = (page: Page) => page.getByRole("contentinfo").scrollIntoViewIfNeeded();
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

async function search(page: Page, words: string): Promise<void> {
  await inHeader(page, "Search").click();
  await page.getByRole("combobox", { name: "Search" }).fill(words);
}

it("the shop and its items look right", async ({ shop, newTab }) => {
  const [item] = await cheapestItems(shop, 1);
  await sweep(await newTab(), [
    { name: "the front page", at: "/", see: heading },
    { name: "a list with filters", at: "/shop?search=watch+under+200", see: "Up to €200.00" },
    { name: "a search without a result", isMinor: true, at: "/shop?search=qqqqq+under+200", see: "Popular right now" },
    { name: "the page to withdraw", at: "/withdraw", see: (page) => button(page, "Confirm withdrawal") },
    { name: "a withdrawal to confirm", isMinor: true, at: "/withdraw/confirm#t", see: "Confirm your withdrawal" },
    { name: "an item", at: `/shop/items/${item?.id}`, see: "You may also like" },
    {
      name: "an item's pictures over the whole window",
      isMinor: true,
      at: `/shop/items/${item?.id}`,
      act: (page) => button(page, "Enlarge the picture").click(),
      see: (page) => dialog(page, "Pictures").getByRole("button", { name: "Zoom in" }),
    },
    {
      name: "suggestions for a misspelt word",
      at: "/faq",
      act: (page) => search(page, "wacth"),
      see: (page) => page.getByRole("group", { name: "Items" }).getByRole("option"),
      sizes: [PHONE],
    },
    {
      name: "the settings",
      at: "/faq",
      act: (page) => inHeader(page, "Settings").click(),
      see: (page) => dialog(page, "Settings"),
    },
    {
      name: "the languages",
      isMinor: true,
      at: "/faq",
      act: (page) => inHeader(page, "Language").click(),
      see: (page) => dialog(page, "Language").getByRole("button", { name: "English" }),
    },
  ]);
});

inLongForm(() => {
  it("the drawers of a phone look right", async ({ newTab }) => {
    const page = await newTab();
    await page.setViewportSize(PHONE);
    await sweep(page, [
      {
        name: "the filters",
        at: "/shop",
        act: () => button(page, "Filters").click(),
        see: () => dialog(page, "Filters").getByRole("switch", { name: "In stock" }),
        sizes: [PHONE],
      },
      {
        name: "the menu",
        at: "/faq",
        act: () => button(page, "Open menu").click(),
        see: () => dialog(page, "Main").getByRole("link", { name: "FAQ" }),
        sizes: [PHONE],
      },
    ]);
  });
});

it("boxes and openings look right", async ({ shop, newTab }) => {
  const [box, person] = [await findBox(shop, "game-night"), await newCustomer(shop)];
  const { body } = await openBoxes(shop, person, { lootboxId: box.id, price: box.price });
  const choices = { showsName: true, showsProof: true };
  const shared = (await shareOpening(shop, person, body.openings[0]?.transactionId ?? "", choices)).body.token;
  await sweep(await newTab(), [
    { name: "the list", at: "/lootboxes/list?page=2", act: toTheEnd, see: "Recent openings" },
    { name: "a box with others like it", at: `/lootboxes/${box.id}`, act: toTheEnd, see: "Boxes like this one" },
    {
      name: "a box's item",
      isMinor: true,
      at: "/lootboxes?search=solitaire",
      act: async (page) => {
        await page.getByRole("heading", { name: "The Jeweller's Tray" }).getByRole("link").click();
        await button(page, "Orsoline topaz ring").click();
      },
      see: "View all details",
    },
    {
      name: "a shared opening with its proof",
      at: `/openings/shared/${shared}`,
      act: (page) => page.getByText("Show the proof").click(),
      see: "The shop signed the offer",
    },
    {
      name: "a link that nobody shares",
      isMinor: true,
      at: `/openings/shared/${"A".repeat(22)}`,
      see: "Nothing is shared here",
    },
    {
      name: "the page about fair openings",
      at: "/provably-fair",
      see: "An independent witness countersigns each state of the lists",
    },
  ]);
});

it("pages in other languages look right", async ({ shop, newTab }) => {
  const box = await findBox(shop, "desk-drawer");
  const { drops } = (await shop.call("getLootbox", { params: { id: box.id } })).body;
  const item = drops[0]?.item;
  await sweep(await newTab(), [
    { name: "the shop in Arabic", at: "/shop?lang=ar", see: "المتجر" },
    { name: "an item in French", isMinor: true, at: `/shop/items/${item?.id}?lang=fr`, see: "Caractéristiques" },
    {
      name: "a box's item in French, with its name in the odds table",
      isMinor: true,
      act: async (page) => {
        const name = (await heading(page).textContent()) ?? "";
        await visit(page, `/lootboxes/${box.id}?lang=fr`);
        await page.getByRole("button", { name, exact: true }).click();
      },
      see: (page) => page.getByRole("dialog").getByRole("term"),
    },
  ]);
});
