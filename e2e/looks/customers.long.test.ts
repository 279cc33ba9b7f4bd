import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { deliver } from "../../apps/server/test/people/operator.ts";
import { signUp } from "../../apps/server/test/people/people.ts";
import { PHONE, visit } from "../support/browser.ts";
import { it } from "../support/journey.ts";
import { signInAs } from "../support/people.ts";
import { inventoryOf, moveShipment, newCollector, sendShipment } from "../support/shipments.ts";
import { sweep } from "../support/sweep.ts";

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const dialog = (page: Page) => page.getByRole("dialog");
const ticks = (page: Page) => page.getByRole("checkbox", { name: /^Select (?!all)/ });
const press = (name: string | RegExp) => (page: Page) => button(page, name).first().click();

it("the pages of somebody who has nothing look right", async ({ shop, newTab }) => {
  await sweep(await newTab({ as: await signUp(shop) }), [
    { name: "the inventory", at: "/inventory", see: "Nothing here yet" },
    {
      name: "the wishlist",
      isMinor: true,
      at: "/wishlist",
      see: "Your wishlist is empty. Choose the heart on an item to save it.",
    },
    { name: "shipments", at: "/shipments?tab=Cancelled", see: "No shipments here" },
    { name: "transactions", at: "/transactions", see: "No transactions in this period" },
    { name: "fair openings", isMinor: true, at: "/provably-fair", see: (page) => button(page, "Change client seed") },
    { name: "the profile", isMinor: true, at: "/account-settings?tab=profile", see: "Personal details" },
    { name: "proofs", at: "/account-settings?tab=fairness", see: "My proofs" },
    { name: "addresses", isMinor: true, at: "/account-settings?tab=addresses", see: "Your addresses" },
  ]);
});

it("a collector's things look right", async ({ shop, newTab }) => {
  const person = await newCollector(shop, 4);
  await sweep(await newTab({ as: person }), [
    {
      name: "the proof of how an item was drawn",
      at: "/inventory?status=InInventory",
      act: press(/was drawn$/),
      see: (page) => dialog(page).getByText("Recomputed"),
    },
    {
      name: "the items of a shipment",
      isMinor: true,
      at: "/inventory?status=InInventory",
      act: async (page) => {
        await ticks(page).first().check();
        await page.getByRole("link", { name: "Ship selected (1)" }).click();
      },
      see: "1 of 20 selected",
    },
    {
      name: "its address",
      isMinor: true,
      act: async (page) => {
        await press("Continue")(page);
        await page.getByText("Choose delivery speed").first().waitFor();
        await press("Continue")(page);
      },
      see: (page) => page.getByRole("radio", { name: /^Home/ }),
    },
    { name: "its review", act: press("Continue"), see: "Review and confirm" },
    {
      name: "a shipment's history",
      act: async (page) => {
        await press(/^Ship for €/)(page);
        await page.getByRole("link", { name: "Track this shipment" }).click();
      },
      see: "Tracking history",
    },
    {
      name: "the question before it is cancelled",
      isMinor: true,
      act: press("Cancel shipment"),
      see: "for shipping is refunded",
    },
    { name: "the inventory", at: "/inventory", see: ticks },
    {
      name: "everything selected",
      isMinor: true,
      act: (page) => page.getByRole("checkbox", { name: "Select all on page" }).check(),
      see: (page) => page.getByRole("region", { name: "Selected items" }),
    },
    {
      name: "the question before a sale",
      isMinor: true,
      act: press(/^Sell selected/),
      see: (page) => dialog(page).getByRole("button"),
    },
    {
      name: "items of which another tab has sold one",
      isMinor: true,
      act: async (page) => {
        const [sold] = await inventoryOf(shop, person);
        const body = { expectedSellPrice: sold?.sellPrice ?? 0 };
        const own = { ...person, key: randomUUID() };
        await shop.call("sellInventoryItem", { params: { id: sold?.id ?? "" }, body }, own);
        await dialog(page).getByRole("button", { name: /^Sell/ }).click();
      },
      see: "Some items weren't sold",
    },
  ]);
});

it("shipments and money that moved look right", async ({ shop, newTab }) => {
  const [person, admin] = [await newCollector(shop, 1), await signInAs(shop, "admin")];
  const { id } = await sendShipment(shop, person);
  await moveShipment(shop, admin, id, "Approved", "Shipping", "Shipped");
  await deliver(shop, admin, id);
  await sweep(await newTab({ as: person }), [
    { name: "a delivered shipment", isMinor: true, at: `/shipments#${id}`, see: "Track with DHL" },
    { name: "transactions", at: "/transactions", see: (page) => button(page, /^Opened /) },
    {
      name: "the filters of transactions, on a phone",
      act: async (page) => {
        await page.setViewportSize(PHONE);
        await visit(page, "/transactions");
        await button(page, "Filters").click();
      },
      see: (page) => dialog(page).getByLabel("From"),
      sizes: [PHONE],
    },
  ]);
});
