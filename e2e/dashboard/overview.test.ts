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

const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const chart = (page: Page, name: string) => page.getByRole("figure", { name });

it(
  "shows an opening soon after it happened, in the figures and among the latest",
  { tags: ["S1-22"] },
  async ({ shop, newPage }) => {
    const page = await newPage({ as: admin, reducedMotion: true });
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

it("holds the latest openings still, and says when the connection is lost", async ({ shop, newPage }) => {
  const page = await newPage({ as: admin, reducedMotion: true });
  await visit(page, "/dashboard");
  const latest = section(page, "Latest openings");
  await latest.getByText("Live", { exact: true }).waitFor();
  await latest.getByRole("button", { name: "Pause" }).click();
  const person = await newCustomer(shop);
  const box = await findBox(shop, "desk-drawer");
  await openBoxes(shop, person, { lootboxId: box.id, price: box.price });
  await latest.getByText("Paused. New openings available").waitFor();
  expect(await latest.getByText(person.userName).count()).toBe(0);
  await latest.getByRole("button", { name: "Resume" }).click();
  await latest.getByText(person.userName).first().waitFor();

  await page.context().setOffline(true);
  await latest.getByText("Not live", { exact: true }).waitFor();
  await page.context().setOffline(false);
  await latest.getByText("Live", { exact: true }).waitFor();
});

it("opens the ledger entries behind a figure, whose sum it is", async ({ newPage }) => {
  const page = await newPage({ as: admin, reducedMotion: true });
  await visit(page, "/dashboard?days=90");
  const tile = section(page, "Figures").getByRole("listitem").filter({ hasText: "Top-ups" });
  await tile.waitFor();
  await tile.getByRole("link", { name: "Top-ups: show the ledger entries" }).click();
  await page.getByRole("heading", { level: 1, name: "Ledger entries: Top-ups" }).waitFor();
  await page
    .getByRole("status")
    .filter({ hasText: /entr(y|ies)/ })
    .waitFor();
});

it("reads a chart by keyboard, and as a table", async ({ newPage }) => {
  const page = await newPage({ as: admin, reducedMotion: true });
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

it("keeps the other parts when one fails", async ({ newPage }) => {
  const page = await newPage({ as: admin, reducedMotion: true });
  await page.route("**/api/admin/overview/figures*", (route) => route.fulfill({ status: 500, body: "{}" }));
  await visit(page, "/dashboard");
  await section(page, "Figures").getByRole("button", { name: "Try again" }).waitFor();
  await section(page, "What the shop owes").getByText("Balances").first().waitFor();
});

it("shows how each box pays within its band", async ({ shop, newPage }) => {
  const person = await newCustomer(shop);
  const box = await findBox(shop, "desk-drawer");
  await openBoxes(shop, person, { lootboxId: box.id, price: box.price });
  const page = await newPage({ as: admin, reducedMotion: true });
  await visit(page, "/dashboard");
  await page.getByRole("link", { name: "Odds monitor" }).click();
  const row = page.getByRole("row").filter({ hasText: box.name }).first();
  await row.waitFor();
  await row.getByRole("link").click();
  await chart(page, "Payout ratio of all openings so far").waitFor();
  await chart(page, "Tickets drawn, in fifty equal parts").waitFor();
});
