import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { TestPerson } from "../../apps/server/test/people/people.ts";
import { openBoxes } from "../../apps/server/test/openings/browser.ts";
import { visit } from "../support/browser.ts";
import { it } from "../support/journey.ts";
import { findBox } from "../support/operator.ts";
import { signInAs } from "../support/people.ts";
import { newCustomer } from "../support/shopper.ts";

let admin: TestPerson;
it.beforeAll(async ({ shop }) => {
  admin = await signInAs(shop, "admin");
});

const chart = (page: Page, name: string) => page.getByRole("figure", { name });

it(
  "shows an opening soon after it happened, in the figures and among the latest",
  { tags: ["S1-22"] },
  async ({ shop, newTab }) => {
    const page = await newTab({ as: admin });
    await visit(page, "/dashboard?days=7");
    const openings = page.getByRole("list", { name: "Latest openings" }).getByRole("listitem");
    await openings.first().waitFor();
    const person = await newCustomer(shop);
    const box = await findBox(shop, "desk-drawer");
    await openBoxes(shop, person, { lootboxId: box.id, price: box.price });
    await openings.filter({ hasText: person.userName }).waitFor();
    await chart(page, "Sales").waitFor();
  },
);

it("reads a chart by keyboard, and as a table", async ({ newTab }) => {
  const page = await newTab({ as: admin });
  await visit(page, "/dashboard?days=30");
  const sales = chart(page, "Sales");
  const slider = sales.getByRole("slider", { name: "Sales: explore the data points" });
  await slider.focus();
  const last = await slider.getAttribute("aria-valuetext");
  await page.keyboard.press("ArrowLeft");
  await expect.poll(() => slider.getAttribute("aria-valuetext")).not.toBe(last);
  await sales.getByText("Sales as a table").click();
  expect(await sales.getByRole("row").count()).toBe(31);
});
