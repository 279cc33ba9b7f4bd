import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { notify } from "../../apps/server/src/features/notifications/index.ts";
import { visit } from "../support/browser.ts";
import { catalogueJourney as it } from "../support/journey.ts";
import { newOperator } from "../support/people.ts";

it("shows what happens the moment that it does, in every tab of the browser", async ({ shop, newPage }) => {
  const page = await newPage({ as: await newOperator(shop) });
  await visit(page, "/dashboard");
  await page.getByRole("button", { name: "Search" }).waitFor();
  expect(await page.getByRole("button", { name: /^Workspace/ }).count()).toBe(0);
  const second = await page.context().newPage();
  await visit(second, "/dashboard");
  await page.getByRole("button", { name: /^Notifications/ }).click();
  const drawer = page.getByRole("dialog", { name: "Notifications" });
  const row = drawer.getByRole("listitem").filter({ hasText: "Brass lamp" });
  await drawer.waitFor();

  const params = { itemId: randomUUID(), name: "Brass lamp", available: 2 };
  const happening = { kind: "stockLow", params } as const;
  await notify(shop.owner.connection, { permission: "catalogue.read" }, happening, { at: new Date() });
  await row.waitFor();
  await second.getByRole("button", { name: /^Notifications/ }).click();
  await second.getByRole("dialog", { name: "Notifications" }).getByText("Brass lamp").waitFor();

  await row.getByRole("button", { name: "Archive" }).click();
  await drawer.getByRole("tab", { name: /^Archived/ }).click();
  await row.waitFor();
  await drawer.getByRole("tab", { name: /^Unread/ }).click();
  await expect.poll(() => row.count()).toBe(0);
  await page.reload();
  await page.getByRole("button", { name: /^Notifications/ }).click();
  await drawer.getByRole("tab", { name: /^Archived/ }).click();
  await row.waitFor();
});
