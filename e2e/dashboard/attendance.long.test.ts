import { UNATTENDED_HEADER } from "@trove/contract/shop-routes";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { visit } from "../support/browser.ts";
import { it } from "../support/journey.ts";
import { newOperator } from "../support/people.ts";

/**
 * Returns true if the page marks its next request to a path as unattended, that is, sent without anybody at the page.
 */
async function isNextUnattended(page: Page, path: string, act: () => Promise<unknown>): Promise<boolean> {
  const [request] = await Promise.all([page.waitForRequest((one) => one.url().includes(path)), act()]);
  return UNATTENDED_HEADER in request.headers();
}

it("an open dashboard that nobody touches says so, because it doesn't keep its session alive", async ({
  shop,
  newVisitor,
}) => {
  const context = await newVisitor({ as: await newOperator(shop) });
  await context.clock.install();
  const page = await context.newPage();
  const load = () => visit(page, "/dashboard");
  expect(await isNextUnattended(page, "/overview/work", load)).toBe(false);
  await page.getByRole("heading", { level: 1 }).waitFor();
  const wait = () => context.clock.fastForward("05:00");
  expect(await isNextUnattended(page, "/overview/work", wait)).toBe(true);
  const press = () =>
    page
      .getByRole("button", { name: "7 days" })
      .or(page.getByRole("tab", { name: "7 days" }))
      .click();
  expect(await isNextUnattended(page, "/overview/figures?days=7", press)).toBe(false);
});
