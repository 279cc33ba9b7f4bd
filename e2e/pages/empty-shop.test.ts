import type { Page } from "playwright-core";
import { expect } from "vitest";
import { PHONE, visit } from "../support/browser.ts";
import { openEmptyShop } from "../support/demo-shop.ts";
import { journeyThrough } from "../support/journey.ts";
import { expectSound } from "../support/looks.ts";
import { newOperator } from "../support/people.ts";

const it = journeyThrough(openEmptyShop);

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

it("an empty shop leads its owner to example boxes and settings, and takes addresses of visitors", async ({
  shop,
  newTab,
}) => {
  const page = await newTab({ as: await newOperator(shop) });
  await visit(page, "/dashboard");
  const guide = page.getByRole("region", { name: "Open your shop" });
  const step = (name: string, state: "Done" | "To do") =>
    guide.getByRole("listitem").filter({ hasText: name }).getByRole("img", { name: state }).waitFor();
  await step("A market", "Done");
  await step("A second operator", "To do");
  await expectSound(page);
  await newOperator(shop);
  await button(page, "Make three example boxes").click();
  await heading(page, "Boxes").waitFor();
  for (const size of ["small", "middle", "large"]) await page.getByText(`Example: ${size} box`).waitFor();

  await visit(page, "/dashboard/group/settings");
  await page.getByLabel("Name of the shop").fill("Shelf of Mara");
  await page.getByLabel("Reason").fill("Our own name");
  await button(page, "Save").click();
  await page.getByText("Settings saved").waitFor();
  await page.getByRole("link", { name: "Overview" }).click();
  await step("A second operator", "Done");
  await step("First box", "To do");
  expect(await button(page, "Make three example boxes").count()).toBe(0);

  await page.setViewportSize(PHONE);
  await visit(page, "/lootboxes");
  await heading(page, "Opening soon").waitFor();
  await visit(page, "/shop");
  await heading(page, "Opening soon").waitFor();
  await page.getByText("© 2024 Shelf of Mara").waitFor();
  await expectSound(page);
  await page.getByLabel("Email").fill("mara@trove.example");
  await button(page, "Tell me when you open").click();
  await page.getByText("Check your inbox").waitFor();
  const { rows } = await shop.owner.pool.query("select email from launch_signups");
  expect(rows).toEqual([{ email: "mara@trove.example" }]);
});
