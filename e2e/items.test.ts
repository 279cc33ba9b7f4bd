import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { PHONE, visit } from "./support/browser.ts";
import { it } from "./support/journey.ts";
import { signInAs } from "./support/people.ts";
import { cheapestItems } from "./support/shopper.ts";
import { expectSound } from "./support/looks.ts";
import { inLongForm } from "./support/short-form.ts";

async function expectFocusIn(page: Page, tag: string): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe(tag);
}

/** The links of the cards, and the number of items that screen readers announce. */
const cards = (page: Page) => page.getByRole("list", { name: "Shop" }).getByRole("heading").getByRole("link");
const count = (page: Page) => page.getByRole("status").filter({ hasText: /^\d+ items?$/ });

describe("the shop's list", () => {
  it(
    "searches during typing, keeps the focus, and shows the active filters",
    { tags: ["S1-02", "S1-19", "S6-23"] },
    async ({ newTab }) => {
      const page = await newTab();
      await visit(page, "/shop");
      const box = page.getByRole("searchbox");
      await box.pressSequentially("watch", { delay: 20 });
      await page.waitForURL("**/shop?search=watch");
      await count(page).filter({ hasText: "22 items" }).waitFor();
      await expectFocusIn(page, "INPUT");
      await page.getByRole("link", { name: "Remove: “watch”" }).click();
      await count(page).filter({ hasText: "305 items" }).waitFor();
      await expect.poll(() => box.inputValue()).toBe("");
      await page.goBack();
      await count(page).filter({ hasText: "22 items" }).waitFor();
      await expect.poll(() => box.inputValue()).toBe("watch");
    },
  );

  inLongForm(() => {
    it("keeps its filters in a drawer on phones", async ({ newTab }) => {
      const page = await newTab({ size: PHONE });
      await visit(page, "/shop");
      const opener = page.getByRole("button", { name: "Filters" });
      await opener.click();
      const drawer = page.getByRole("dialog", { name: "Filters" });
      await drawer.getByRole("switch", { name: "In stock" }).check();
      await drawer.getByRole("button", { name: /^Show (?!305)\d+ items$/ }).click();
      await drawer.waitFor({ state: "hidden" });
      await page.getByRole("link", { name: "Remove: In stock" }).waitFor();
      await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true);
    });
  });
});

describe("an item's page", () => {
  it(
    "is reached by keyboard, starts at its name, and adds the chosen quantity to the cart",
    { tags: ["S2-03", "S6-24"] },
    async ({ newTab }) => {
      const page = await newTab();
      await visit(page, "/shop?search=Wollgrove+atelier+handbag");
      await cards(page).first().focus();
      await page.keyboard.press("Enter");
      await page.waitForURL("**/shop/items/*");
      await page.getByRole("heading", { level: 1, name: "Wollgrove atelier handbag" }).waitFor();
      await expectFocusIn(page, "H1");
      await expect.poll(() => page.title()).toBe("Wollgrove atelier handbag | Trove");
      const quantity = page.getByRole("spinbutton", { name: "Quantity" });
      await expect.poll(() => quantity.getAttribute("aria-valuemax")).toBe("4");
      await quantity.fill("9");
      await quantity.press("Tab");
      await expect.poll(() => quantity.getAttribute("aria-valuenow")).toBe("4");
      await quantity.press("ArrowDown");
      await page.getByRole("button", { name: "Add to cart", exact: true }).click();
      await page.getByRole("link", { name: "Cart, 3 items" }).waitFor();
      await page.getByRole("button", { name: "Add to cart", exact: true }).click();
      await page.getByText("You already have 3 in your cart, and 4 are in stock").waitFor();
    },
  );

  it("shows the items that were viewed before at its end, and looks for none on the first visit", async ({
    shop,
    newPage,
  }) => {
    const [first, second] = (await shop.call("listItems", { query: { pageSize: "2" } })).body.items;
    const page = await newPage({ size: PHONE });
    const asked: string[] = [];
    page.on("request", (request) => void (request.url().includes("/api/items?") && asked.push(request.url())));
    await visit(page, `/shop/items/${first?.id}`);
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await page.waitForLoadState("networkidle");
    expect(asked).toEqual([]);
    await visit(page, `/shop/items/${second?.id}`);
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    const viewed = page.getByRole("region", { name: "Recently viewed" });
    await viewed.getByRole("link", { name: first?.name ?? "" }).waitFor();
    expect(asked).toHaveLength(1);
  });

  it("states the days of delivery to the person's own country, or to one that the browser keeps", async ({
    shop,
    newTab,
  }) => {
    const [item] = await cheapestItems(shop, 1);
    const page = await newTab({ as: await signInAs(shop, "user") });
    await visit(page, `/shop/items/${item?.id}`);
    await page.getByText(/^Arrives \w{3}\s\d/).waitFor();
    expect(await page.getByLabel("Deliver to").inputValue()).toBe("NL");
    await page.getByLabel("Deliver to").selectOption("DE");
    await visit(page, `/shop/items/${item?.id}`);
    await expect.poll(() => page.getByLabel("Deliver to").inputValue()).toBe("DE");
  });
});

it("an item's pictures are enlarged, leafed through and left by keyboard alone", async ({ shop, newTab }) => {
  const { items } = (await shop.call("listItems", { query: { search: "cine camera" } })).body;
  const page = await newTab();
  await visit(page, `/shop/items/${items[0]?.id}`);
  const enlarge = page.getByRole("button", { name: "Enlarge the picture" });
  await enlarge.press("Enter");
  const pictures = page.getByRole("dialog", { name: "Pictures" });
  await pictures.getByRole("group", { name: "Picture 1 of 4" }).waitFor();
  await expectSound(page);
  await page.keyboard.press("ArrowRight");
  await pictures.getByRole("group", { name: "Picture 2 of 4" }).waitFor();
  await pictures.getByRole("button", { name: "Zoom in" }).press("Enter");
  await expect.poll(() => pictures.getByRole("button", { name: "Zoom out" }).isEnabled()).toBe(true);
  await page.keyboard.press("Escape");
  await pictures.waitFor({ state: "detached" });
  await enlarge.and(page.locator(":focus")).waitFor();
  await page
    .locator("button[aria-current=true]")
    .and(page.getByRole("button", { name: "Picture 2 of 4" }))
    .waitFor();
});
