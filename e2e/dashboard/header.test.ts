import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { notify } from "../../apps/server/src/features/notifications/index.ts";
import type { TestPerson } from "../../apps/server/test/people/people.ts";
import { expectFocusOn, visit, WIDE } from "../support/browser.ts";
import { it } from "../support/journey.ts";
import { expectSound } from "../support/looks.ts";
import { newOperator, signInAs } from "../support/people.ts";

let admin: TestPerson;
it.beforeAll(async ({ shop }) => {
  admin = await signInAs(shop, "admin");
});

it(
  "keeps the chosen workspace for the session",
  { tags: ["S2-161", "S2-162", "S2-163", "S2-164", "S2-165"] },
  async ({ newPage }) => {
    const page = await newPage({ as: admin, reducedMotion: true });
    await visit(page, "/dashboard/two");
    await page.getByRole("button", { name: "Workspace: Team 1 Free" }).click();
    const teams = page.getByRole("menuitemradio");
    await teams.first().waitFor();
    expect(await teams.allTextContents()).toEqual(["Team 1Free", "Team 2Pro", "Team 3Pro"]);
    await expectSound(page, [WIDE]);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    const button = page.getByRole("button", { name: "Workspace: Team 3 Pro" });
    await button.waitFor();
    await expectFocusOn(page, /Team 3/);
    await page.reload();
    await button.waitFor();
  },
);

it(
  "offers the five languages",
  { tags: ["S2-155", "S2-156", "S2-157", "S2-158", "S2-159", "S2-160"] },
  async ({ newPage }) => {
    const page = await newPage({ as: admin, reducedMotion: true });
    await visit(page, "/dashboard/two");
    await page.getByRole("banner").getByRole("button", { name: "Language" }).click();
    const choices = page.getByRole("dialog", { name: "Language" }).getByRole("button");
    await choices.first().waitFor();
    const names = () => choices.evaluateAll((buttons) => buttons.map((button) => button.getAttribute("title")));
    expect(await names()).toEqual(["English", "French", "Vietnamese", "Chinese", "Arabic"]);
  },
);

it(
  "has the dashboard's settings in its drawer, and the public pages don't",
  { tags: ["S3-57", "S3-58", "S3-63", "S3-65", "S3-66"] },
  async ({ newPage }) => {
    const page = await newPage({ as: admin, reducedMotion: true });
    await visit(page, "/dashboard/two");
    await page.getByRole("button", { name: "Settings" }).click();
    const drawer = page.getByRole("dialog", { name: "Settings" });
    await drawer.getByRole("radio", { name: "Horizontal" }).check();
    await drawer.getByRole("radio", { name: "Apparent" }).check();
    await drawer.getByRole("switch", { name: "Compact" }).uncheck();
    await expectSound(page);
    const stored = await page.evaluate(() => JSON.parse(localStorage.getItem("app-settings") ?? "null"));
    expect(stored).toMatchObject({ navLayout: "horizontal", navColor: "apparent", compactLayout: false });
    await page.keyboard.press("Escape");
    await page.setViewportSize({ width: 1800, height: 900 });
    const main = page.getByRole("main");
    const width = () => main.evaluate((element) => element.getBoundingClientRect().width);
    expect(await width()).toBeGreaterThan(1700);
    await page.getByRole("button", { name: "Settings" }).click();
    await drawer.getByRole("button", { name: "Reset all" }).click();
    await drawer.getByRole("radio", { name: "Vertical" }).waitFor();
    await expect.poll(width).toBeLessThan(1400);
    await visit(page, "/shop");
    await page.getByRole("button", { name: "Settings" }).click();
    await drawer.getByRole("switch", { name: "Dark mode" }).waitFor();
    expect(await drawer.getByRole("radio", { name: "Horizontal" }).count()).toBe(0);
  },
);

it(
  "shows the samples of a demo with their own counts, apart from what happens in the shop",
  { tags: ["S2-168", "S2-170", "S2-172"] },
  async ({ shop, newPage }) => {
    const owner = await newOperator(shop);
    const params = { itemId: randomUUID(), name: "Brass lamp", available: 2 };
    const to = { userId: owner.userId };
    await notify(shop.owner.connection, to, { kind: "stockLow", params }, { at: new Date() });
    const page = await newPage({ as: owner, reducedMotion: true });
    await visit(page, "/dashboard/two");
    await page.getByRole("button", { name: /^Notifications/ }).click();
    const drawer = page.getByRole("dialog", { name: "Notifications" });
    const tabs = () => drawer.getByRole("tab").allTextContents();
    await drawer.getByRole("button", { name: "This shop, 1 unread" }).waitFor();
    await expect.poll(tabs).toEqual(["All 22", "Unread 12", "Archived 10"]);
    expect(await drawer.getByText("Brass lamp").count()).toBe(0);
    await expectSound(page);
    await drawer.getByRole("button", { name: "This shop, 1 unread" }).click();
    await drawer.getByText("Brass lamp").waitFor();
    await expect.poll(tabs).toEqual(["All 1", "Unread 1", "Archived 0"]);
    expect(await drawer.getByText("Sample", { exact: false }).filter({ hasText: "· Sample" }).count()).toBe(0);
  },
);

it("writes nothing to the console that a policy refused", async ({ newPage }) => {
  const page = await newPage({ as: admin, reducedMotion: true });
  const errors: string[] = [];
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  await visit(page, "/dashboard/two");
  await page.getByRole("button", { name: "Workspace: Team 1 Free" }).click();
  await page.getByRole("menuitemradio").first().waitFor();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Control+k");
  await page.getByRole("option").first().waitFor();
  expect(errors).toEqual([]);
});
