import { expect } from "vitest";
import type { TestPerson } from "../../../../apps/server/test/people/people.ts";
import { openBoxes } from "../../../../apps/server/test/openings/browser.ts";
import { findBox } from "../../../../e2e/support/operator.ts";
import { signInAs } from "../../../../e2e/support/people.ts";
import { newCustomer } from "../../../../e2e/support/shopper.ts";
import { it, type Page } from "../shown.ts";

let admin: TestPerson;
it.beforeAll(async ({ shop }) => {
  admin = await signInAs(shop, "admin");
});

const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const chart = (page: Page, name: string) => page.getByRole("figure", { name });

it("holds the latest openings still, and says when the connection is lost", async ({ shop, newPage }) => {
  const page = await newPage({ as: admin });
  await page.visit("/dashboard");
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

  page.setOffline(true);
  await latest.getByText("Not live", { exact: true }).waitFor();
  page.setOffline(false);
  await latest.getByText("Live", { exact: true }).waitFor();
});

it("opens the ledger entries behind a figure, whose sum it is", async ({ newPage }) => {
  const page = await newPage({ as: admin });
  await page.visit("/dashboard?days=90");
  const tile = section(page, "Figures").getByRole("listitem").filter({ hasText: "Top-ups" });
  await tile.waitFor();
  await tile.getByRole("link", { name: "Top-ups: show the ledger entries" }).click();
  await page.getByRole("heading", { level: 1, name: "Ledger entries: Top-ups" }).waitFor();
  await page
    .getByRole("status")
    .filter({ hasText: /entr(y|ies)/ })
    .waitFor();
});

it("keeps the other parts when one fails", async ({ newPage }) => {
  const page = await newPage({ as: admin });
  page.answer("getOverviewFigures", () => Promise.resolve(Response.json({}, { status: 500 })));
  await page.visit("/dashboard");
  await section(page, "Figures").getByRole("button", { name: "Try again" }).waitFor();
  await section(page, "What the shop owes").getByText("Balances").first().waitFor();
});

it("shows how each box pays within its band", async ({ shop, newPage }) => {
  const person = await newCustomer(shop);
  const box = await findBox(shop, "desk-drawer");
  await openBoxes(shop, person, { lootboxId: box.id, price: box.price });
  const page = await newPage({ as: admin });
  await page.visit("/dashboard");
  await page.getByRole("link", { name: "Odds monitor" }).click();
  const row = page.getByRole("row").filter({ hasText: box.name }).first();
  await row.waitFor();
  await row.getByRole("link").click();
  await chart(page, "Payout ratio of all openings so far").waitFor();
  await chart(page, "Tickets drawn, in fifty equal parts").waitFor();
});
