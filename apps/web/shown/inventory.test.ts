import { describe, expect } from "vitest";
import { signUp } from "../../../apps/server/test/people/people.ts";
import { balanceOf, inventoryOf, newCollector } from "../../../e2e/support/shipments.ts";
import { signInAs } from "../../../e2e/support/people.ts";
import { it, type Page } from "./shown.ts";

const ticks = (page: Page) => page.getByRole("checkbox", { name: /^Select (?!all)/ });
const dialog = (page: Page) => page.getByRole("dialog");
const confirm = (page: Page) => dialog(page).getByRole("button", { name: /^Sell/ });
const count = (page: Page) => page.getByRole("status").filter({ hasText: /^\d+ items?(,|$)/ });

const CHEAPEST = "/inventory?status=InInventory&sort=price-asc";

describe("the list", () => {
  it(
    "keeps tab, search, order and page in the URL, and announces the number of items",
    { tags: ["S2-21", "S6-08"] },
    async ({ shop, newPage }) => {
      const page = await newPage({ as: await signInAs(shop, "user") });
      await page.visit("/inventory");
      await count(page).waitFor();
      const all = Number.parseInt((await count(page).textContent()) ?? "", 10);
      await page.getByRole("link", { name: "Next page" }).click();
      await page.waitForPath("/inventory?page=2");
      await page.getByRole("tab", { name: "Sold" }).click();
      await page.waitForPath("/inventory?status=Sold");
      await expect.poll(() => count(page).textContent()).not.toContain(String(all));
      await page.getByRole("tab", { name: "Sold" }).press("ArrowLeft");
      await page.waitForPath("/inventory?status=Delivered");
      await page.getByText("Nordlys kitchen radio").first().waitFor();
      history.back();
      await page.waitForPath("/inventory?status=Sold");
      await page.getByRole("searchbox").fill("no such thing");
      await page.getByText("No items match").waitFor();
      await page.getByRole("button", { name: "Clear filters" }).click();
      await ticks(page).or(page.getByRole("listitem")).first().waitFor();
    },
  );

  it("leads somebody without items to the boxes", async ({ shop, newPage }) => {
    const page = await newPage({ as: await signUp(shop) });
    await page.visit("/inventory");
    await page.getByText("Nothing here yet").waitFor();
    await page.getByRole("link", { name: "Browse boxes" }).click();
    await page.waitForPath("/lootboxes");
  });
});

describe("selling", () => {
  it("selling after a lost response: trying again sends the same key and sells once", async ({ shop, newPage }) => {
    const person = await newCollector(shop);
    const page = await newPage({ as: person });
    await page.visit(CHEAPEST);
    const [before, items] = await Promise.all([balanceOf(shop, person), inventoryOf(shop, person)]);
    const keys: (string | null)[] = [];
    page.answer("sellInventoryItem", async (ask, { headers }) => {
      keys.push(new Headers(headers).get("idempotency-key"));
      const response = await ask();
      if (keys.length === 1) throw new TypeError("the connection is lost");
      return response;
    });
    await page
      .getByRole("button", { name: /^Sell for/ })
      .first()
      .click();
    await confirm(page).click();
    await dialog(page).getByRole("alert").getByText("it can't be sold twice").waitFor();
    await confirm(page).click();
    await dialog(page).waitFor({ state: "hidden" });
    expect(keys).toHaveLength(2);
    expect(keys[1]).toBe(keys[0]);
    expect(await balanceOf(shop, person)).toBeCloseTo(before + (items[0]?.sellPrice ?? 0), 2);
  });

  it("selling at a changed price: shows both prices and asks again", async ({ shop, newPage }) => {
    const page = await newPage({ as: await newCollector(shop) });
    await page.visit(CHEAPEST);
    const problem = { title: "The price has changed", code: "PRICE_CHANGED", params: { expected: 1, actual: 0.5 } };
    page.answer("sellInventoryItem", () => Promise.resolve(Response.json(problem, { status: 409 })));
    await page
      .getByRole("button", { name: /^Sell for/ })
      .first()
      .click();
    await confirm(page).click();
    await dialog(page).getByRole("alert").getByText("to €0.50").waitFor();
    await dialog(page).getByRole("button", { name: "Sell for €0.50" }).waitFor();
  });
});
