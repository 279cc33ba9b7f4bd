import { add, cents, fromEuros, toEuros } from "@trove/money";
import type { Page } from "playwright-core";
import { pdfOf } from "../../apps/server/test/catalogue/documents.ts";
import {
  changePlan,
  createBox,
  moveBox,
  plannedBoxOf,
  publishNext,
} from "../../apps/server/test/catalogue/operator-boxes.ts";
import { photo } from "../../apps/server/test/catalogue/pictures.ts";
import { visit } from "../support/browser.ts";
import { openDemoShop } from "../support/demo-shop.ts";
import { journeyThrough } from "../support/journey.ts";
import { changeItem } from "../support/operator.ts";
import { signInAs } from "../support/people.ts";
import { buyOne, newCollector } from "../support/shipments.ts";
import { sweep } from "../support/sweep.ts";
import { cheapestItems, dearestItem, fillCart, goOn, type Item, openCart } from "../support/shopper.ts";

/** Uses its own shop, because the catalogue changes here. */
const it = journeyThrough(() => openDemoShop({ ODDS_NOTICE_MINUTES: "10" }));

const dialog = (page: Page) => page.getByRole("dialog");
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const press = (name: string | RegExp) => (page: Page) => button(page, name).first().click();
const toTheTop = (page: Page) => page.evaluate(() => window.scrollTo(0, 0));

it("what can't be bought any more looks right", async ({ shop, newTab }) => {
  const [sold, withdrawn, scarce, dearer] = (await cheapestItems(shop, 12)).slice(-4) as [Item, Item, Item, Item];
  const unknown = { id: "00000000-0000-7000-8000-000000000000" };
  await changeItem(shop, sold.id, { stock: 0 });
  await changeItem(shop, withdrawn.id, { isActive: false });
  await changeItem(shop, scarce.id, { stock: 2 });
  const person = await newCollector(shop, 0);
  const { purchaseId } = await buyOne(shop, person);
  const [bought] = (await shop.call("getPurchase", { params: { id: purchaseId } }, person)).body.lines;
  const raise = (itemId = "", euros = 0) => changeItem(shop, itemId, { price: add(fromEuros(euros), cents(100)) });
  await raise(bought?.itemId, bought?.unitPrice);
  const page = await newTab({ as: person });
  await sweep(page, [
    { name: "an item that is sold out", at: `/shop/items/${sold.id}`, see: "Similar items in stock" },
    {
      name: "a cart with such items",
      isMinor: true,
      act: () => openCart(page, [sold, withdrawn, scarce, scarce, scarce, unknown]),
      see: "Only 2 left. Your order includes these.",
    },
    {
      name: "a price that has changed before paying",
      act: async () => {
        await fillCart(page, [dearer]);
        await visit(page, "/cart");
        await page.getByRole("radio", { name: "Keep in my inventory" }).check();
        await goOn(page);
        await page.getByRole("heading", { level: 2, name: "Review and pay" }).waitFor();
        await raise(dearer.id, toEuros(dearer.price));
        await button(page, /^Pay €.* from balance$/).click();
      },
      see: /^The total has changed from/,
    },
    {
      name: "an order that costs more when it is ordered again",
      isMinor: true,
      at: `/orders/${purchaseId}`,
      act: press("Order again"),
      see: /: now €[\d.,]+, was €[\d.,]+\.$/,
    },
  ]);
});

it("what an operator makes looks right", async ({ shop, newTab }) => {
  const admin = await signInAs(shop, "admin");
  // Items of different prices, so that the tickets can meet a target exactly.
  const cheap = await cheapestItems(shop, 30);
  const items = [await dearestItem(shop), ...[29, 0].flatMap((place) => cheap[place] ?? [])].map(({ id }) => id);
  const draft = await createBox(shop, admin, plannedBoxOf(items));
  const edited = items[1] ?? "";
  const announced = await createBox(shop, admin, { ...plannedBoxOf(items), price: 49 });
  await moveBox(shop, admin, announced, "Active");
  await changePlan(shop, admin, announced, { price: 60 });
  await publishNext(shop, admin, announced);
  const page = await newTab({ as: admin });
  const terms = page.getByRole("region", { name: "Terms of service" });
  const upload = async (buffer: Buffer) => {
    const file = { name: "terms.pdf", mimeType: "application/pdf", buffer };
    await terms.getByLabel("New version (PDF)").setInputFiles(file);
    await terms.getByRole("button", { name: "Upload" }).click();
  };
  await sweep(page, [
    {
      name: "a new item, whose stock has a history",
      at: "/dashboard/three/items/new",
      act: async () => {
        await page.getByLabel("Name", { exact: true }).fill("Kettle of Ida");
        await page.getByLabel("Brand").fill("Nordlys");
        await page.getByLabel("Description", { exact: true }).fill("Whistles in G.");
        await page.getByLabel("Category").selectOption({ index: 1 });
        await page.getByLabel("Market price").fill("39,50");
        await page.getByLabel("Stock", { exact: true }).fill("4");
        const buffer = await photo({ width: 700, height: 500 });
        await page.locator('input[type="file"]').setInputFiles([{ name: "k.jpg", mimeType: "image/jpeg", buffer }]);
        await page.getByLabel("Description of picture 1").fill("A green kettle");
        await page.getByRole("button", { name: "Create item", exact: true }).click();
        await page.getByLabel("New stock").fill("16");
        await page.getByLabel("Reason").fill("Delivery 4711");
        await button(page, "Change stock").click();
        await page.getByRole("row", { name: /Delivery 4711/ }).waitFor();
        await page.getByText("Stock saved").waitFor({ state: "hidden" });
        await toTheTop(page);
      },
      see: "16 pieces left",
    },
    {
      name: "an item that somebody else has changed",
      at: `/dashboard/three/items/${edited}`,
      act: async () => {
        await page.getByLabel("Brand").fill("Ida");
        await shop.owner.pool.query("update items set brand = 'Ole', version = version + 1 where item_id = $1", [
          edited,
        ]);
        await button(page, "Save changes").click();
        await page.getByText("Someone else saved this in the meantime").waitFor();
        await toTheTop(page);
      },
      see: "Someone else saved this in the meantime",
    },
    {
      name: "a box that somebody else has changed",
      isMinor: true,
      at: `/dashboard/group/boxes/${draft}`,
      act: async () => {
        await page.getByLabel("Price").fill("9.00");
        await changePlan(shop, admin, draft, { price: 8 });
        await button(page, "Save").click();
      },
      see: () => page.getByRole("table", { name: "Someone else has changed this box" }),
    },
    {
      name: "a payout that is typed before a box is published",
      isMinor: true,
      act: async () => {
        await button(page, "Keep mine").click();
        await page.getByLabel("Payout in percent").fill("104,5");
        await button(page, "Fit tickets").click();
        await page.getByText("This box would pay out more than it takes in.").waitFor();
        await button(page, "Rehearse and publish").click();
        await dialog(page).getByLabel("Type 104.50% to confirm").fill("65");
        await button(page, "Publish and open").click();
      },
      see: "That doesn't match the payout",
    },
    {
      name: "a box that is published",
      act: async () => {
        await dialog(page).getByLabel("Type 104.50% to confirm").fill("104.50");
        await button(page, "Publish and open").click();
        await dialog(page).waitFor({ state: "hidden" });
      },
      see: () => page.getByRole("heading", { level: 3, name: /^Version 1/ }),
    },
    {
      name: "a version that is announced",
      at: `/dashboard/group/boxes/${announced}`,
      see: () => page.getByRole("timer").filter({ hasText: /in \d+ min/ }),
    },
    {
      name: "the question before it is cancelled",
      isMinor: true,
      act: press("Cancel this version"),
      see: "Version 1 is restored as your plan.",
    },
    {
      name: "a newer version of the terms, and a file that is no PDF",
      isMinor: true,
      at: "/dashboard/group/six/documents",
      act: async () => {
        await upload(await pdfOf("The new terms"));
        await terms.getByRole("link", { name: "Version 1" }).waitFor();
        await upload(Buffer.from("<html>"));
      },
      see: "That is no PDF file",
    },
  ]);
});
