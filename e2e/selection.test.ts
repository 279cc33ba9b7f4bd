import type { Page } from "playwright-core";
import { expect } from "vitest";
import { visit } from "./support/browser.ts";
import { it } from "./support/journey.ts";
import { signInAs } from "./support/people.ts";
import { inShortForm } from "./support/short-form.ts";

const bar = (page: Page) => page.getByRole("region", { name: "Selected items" });

const ways = [
  { name: "another tab", go: (page: Page) => page.getByRole("tab", { name: "Sold" }).click() },
  { name: "another page", go: (page: Page) => page.getByRole("link", { name: "Next page" }).click() },
  { name: "another search", go: (page: Page) => page.getByRole("searchbox").fill("xyz") },
  { name: "another order", go: (page: Page) => page.getByRole("combobox").selectOption("price-asc") },
];

it.for(inShortForm(ways, "another tab", "another search"))(
  "a selection ends with $name, so hidden items are safe",
  async ({ go }, { shop, newTab }) => {
    const page = await newTab({ as: await signInAs(shop, "user") });
    await visit(page, "/inventory");
    await page.getByRole("checkbox", { name: "Select all on page" }).check();
    await bar(page).waitFor();
    await go(page);
    await bar(page).waitFor({ state: "hidden" });
    await visit(page, "/inventory");
    await page.getByRole("checkbox", { name: "Select all on page" }).waitFor();
    expect(await bar(page).count()).toBe(0);
  },
);
