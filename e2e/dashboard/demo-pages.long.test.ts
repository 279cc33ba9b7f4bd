import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { expect, inject } from "vitest";
import { notify } from "../../apps/server/src/features/notifications/index.ts";
import { expectFocusOn, visit, WIDE } from "../support/browser.ts";
import { openDemoShop } from "../support/demo-shop.ts";
import { journeyThrough } from "../support/journey.ts";
import { expectSound } from "../support/looks.ts";
import { newOperator, signInAs } from "../support/people.ts";

const it = journeyThrough(() => openDemoShop({ DEMO: "true", ADMIN_DEMO_PAGES: "true" }));

const drawer = (page: Page) => page.getByRole("dialog", { name: "Notifications" });
const tabs = (page: Page) => drawer(page).getByRole("tab").allTextContents();
const row = (page: Page, text: string) => drawer(page).getByRole("listitem").filter({ hasText: text });

it(
  "shows the plain panels in place of the six pages",
  { tags: ["S1-22", "S2-70", "S2-71", "S2-72", "S2-73", "S2-74", "S2-75", "S2-82", "S6-20"] },
  async ({ shop, newTab }) => {
    const page = await newTab({ as: await signInAs(shop, "admin") });
    const panels = [
      ["/dashboard", "One"],
      ["/dashboard/two", "Two"],
      ["/dashboard/three", "Three"],
      ["/dashboard/group", "Four"],
      ["/dashboard/group/five", "Five"],
      ["/dashboard/group/six", "Six"],
    ] as const;
    for (const [path, name] of inject("size").allLooks ? panels : panels.slice(-2)) {
      await visit(page, path);
      await page.getByRole("heading", { level: 1, name, exact: true }).waitFor();
    }
    await expectSound(page);
  },
);

it(
  "shows the sample notifications with true counts, and marks them read",
  {
    tags: [
      "S2-166",
      "S2-167",
      "S2-168",
      "S2-169",
      "S2-170",
      "S2-171",
      "S2-172",
      "S2-173",
      "S2-174",
      "S2-175",
      "S3-41",
      "S3-42",
      "S3-43",
      "S3-44",
      "S3-45",
      "S3-46",
      "S3-47",
      "S3-48",
      "S3-49",
      "S3-50",
      "S4-78",
      "S4-79",
      "S4-80",
      "S4-81",
      "S9-16",
      "S9-20",
    ],
  },
  async ({ shop, newTab }) => {
    const page = await newTab({ as: await signInAs(shop, "admin") });
    await visit(page, "/dashboard");
    await page.getByRole("button", { name: "Notifications, 9+ unread" }).click();
    await expect.poll(() => tabs(page)).toEqual(["All 22", "Unread 12", "Archived 10"]);
    expect(await drawer(page).getByRole("listitem").filter({ hasText: "Sample" }).count()).toBe(22);
    expect(await drawer(page).evaluate((element) => element.getBoundingClientRect().width)).toBe(420);
    // One notification of each type, sorted by time.
    const titles = await drawer(page).getByRole("tabpanel").locator("li:has(time) p:first-child").allTextContents();
    expect(titles.slice(0, 9)).toEqual([
      "Mara Lind wants to connect",
      "Jonas Weiss mentioned you in Spring catalogue",
      "Ida Berg uploaded box-artwork.zip",
      "Noor Haddad tagged Boxes",
      "Supplier Nordwind asks for €200.00",
      "Order O-000118 is waiting to be packed",
      "5 unread chat messages",
      "New mail from support",
      "Shipment S-000097 is on its way",
    ]);
    const first = row(page, "Mara Lind wants to connect");
    await first.locator('img[src="/people/mara.svg"]').waitFor();
    await first.getByText(/^\d{4}-\d\d-\d\d \d\d:\d\d · Communication · Sample$/).waitFor();
    await first.getByRole("button", { name: "Mark as read: Mara Lind wants to connect" }).waitFor();
    await expectSound(page);
    await row(page, "Mara Lind wants to connect").getByRole("button", { name: "Accept" }).click();
    await page.getByText("Accept: this is a sample").waitFor();
    await expect.poll(() => tabs(page)).toEqual(["All 22", "Unread 11", "Archived 10"]);
    await row(page, "box-artwork.zip").getByRole("button", { name: "Mark as read" }).click();
    await drawer(page).getByRole("tab", { name: "Unread" }).click();
    await expect.poll(() => drawer(page).getByRole("tabpanel").getByRole("button", { name: "Pay" }).count()).toBe(1);
    await expect.poll(() => tabs(page)).toEqual(["All 22", "Unread 10", "Archived 10"]);
    await drawer(page).getByRole("button", { name: "Mark all as read" }).click();
    await drawer(page).getByText("You're all caught up").waitFor();
    await expect.poll(() => tabs(page)).toEqual(["All 22", "Unread 0", "Archived 10"]);
    await drawer(page).getByRole("button", { name: "Mark all as read" }).waitFor({ state: "detached" });
    await drawer(page).getByRole("tab", { name: "Archived" }).click();
    await row(page, "Shipment S-000094").waitFor({ state: "detached" });
    await drawer(page).getByRole("button", { name: "View all" }).click();
    await row(page, "Shipment S-000094").waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Notifications", exact: true }).waitFor();
  },
);

it(
  "keeps the chosen workspace for the session",
  { tags: ["S2-161", "S2-162", "S2-163", "S2-164", "S2-165", "S3-51", "S3-52", "S3-53"] },
  async ({ shop, newTab }) => {
    const page = await newTab({ as: await signInAs(shop, "admin") });
    const errors: string[] = [];
    page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
    await visit(page, "/dashboard/two");
    await page.getByRole("button", { name: "Workspace: Team 1 Free" }).click();
    const teams = page.getByRole("menuitemradio");
    await teams.first().waitFor();
    expect(await teams.allTextContents()).toEqual(["Team 1Free", "Team 2Pro", "Team 3Pro"]);
    const logos = teams.locator("[data-logo]");
    const colours = await logos.evaluateAll((all) => all.map((logo) => getComputedStyle(logo).color));
    expect(new Set(colours).size).toBe(3);
    await expectSound(page, { sizes: [WIDE] });
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    const button = page.getByRole("button", { name: "Workspace: Team 3 Pro" });
    await button.waitFor();
    await expectFocusOn(page, /Team 3/);
    expect(await page.evaluate(() => sessionStorage.getItem("dashboard-workspace"))).toContain("team-3");
    await page.reload();
    await button.waitFor();
    expect(errors).toEqual([]);
  },
);

it(
  "shows the samples of a demo with their own counts, apart from what happens in the shop",
  { tags: ["S2-168", "S2-170", "S2-172"] },
  async ({ shop, newTab }) => {
    await shop.stop();
    await shop.start({ ADMIN_DEMO_PAGES: "false" });
    const owner = await newOperator(shop);
    const params = { itemId: randomUUID(), name: "Brass lamp", available: 2 };
    const to = { userId: owner.userId };
    await notify(shop.owner.connection, to, { kind: "stockLow", params }, { at: new Date() });
    const page = await newTab({ as: owner });
    await visit(page, "/dashboard/two");
    await page.getByRole("button", { name: /^Notifications/ }).click();
    const panel = drawer(page);
    const counts = () => panel.getByRole("tab").allTextContents();
    await panel.getByRole("button", { name: /^This shop, [1-9]/ }).waitFor();
    await expect.poll(counts).toEqual(["All 22", "Unread 12", "Archived 10"]);
    expect(await panel.getByText("Brass lamp").count()).toBe(0);
    await expectSound(page);
    await panel.getByRole("button", { name: /^This shop, [1-9]/ }).click();
    await panel.getByText("Brass lamp").waitFor();
    expect(await counts()).not.toContain("All 22");
    expect(await panel.getByText("· Sample").count()).toBe(0);
  },
);
