import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { signUp, type TestPerson } from "../apps/server/test/people/people.ts";
import { expectFocusOn, PHONE, visit, WIDE } from "./support/browser.ts";
import { it } from "./support/journey.ts";
import { expectSound } from "./support/looks.ts";
import { signInAs } from "./support/people.ts";

let admin: TestPerson;
it.beforeAll(async ({ shop }) => {
  admin = await signInAs(shop, "admin");
});

const navigation = (page: Page) => page.getByRole("navigation", { name: "Dashboard" });
const entry = (page: Page, name: string) => navigation(page).getByRole("link", { name, exact: true });
const group = (page: Page) => navigation(page).getByRole("button", { name: "Group" });
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

/** The names of the entries that are marked as the current page. */
const current = (page: Page) => navigation(page).locator("[aria-current]").allTextContents();

async function setUp(page: Page, settings: Record<string, unknown>): Promise<void> {
  await page.addInitScript((text) => localStorage.setItem("app-settings", text), JSON.stringify(settings));
}

describe("the navigation", () => {
  it("marks the page, opens the group of the page and closes it elsewhere", async ({ newPage }) => {
    const page = await newPage({ as: admin, reducedMotion: true });
    await visit(page, "/dashboard/group/five/");
    await heading(page, "Users").waitFor();
    await expect.poll(() => current(page)).toEqual(["Users"]);
    await expectSound(page);
    expect(await group(page).getAttribute("aria-expanded")).toBe("true");
    await entry(page, "Boxes").click();
    await heading(page, "Boxes").waitFor();
    await expect.poll(() => current(page)).toEqual(["Boxes"]);
    await entry(page, "Shipments").click();
    await heading(page, "Shipments").waitFor();
    await expect.poll(() => group(page).getAttribute("aria-expanded")).toBe("false");
    await group(page).click();
    await entry(page, "Payments").waitFor();
    await navigation(page).getByRole("button", { name: "Management" }).click();
    await group(page).waitFor({ state: "hidden" });
    expect(await current(page)).toEqual(["Shipments"]);
  });

  it("is 300 px wide, or 88 px as a narrow column, which the round button switches", async ({ newPage }) => {
    const page = await newPage({ as: admin, reducedMotion: true });
    await visit(page, "/dashboard/two");
    const widthOf = () => navigation(page).evaluate((nav) => nav.getBoundingClientRect().width);
    await entry(page, "Shipments").waitFor();
    expect(await widthOf()).toBe(300);
    await page.getByRole("button", { name: "Narrow the navigation" }).click();
    await expect.poll(widthOf).toBe(88);
    await expectSound(page, [WIDE]);
    await group(page).hover();
    await entry(page, "Users").waitFor();
    await page.mouse.move(700, 600);
    await entry(page, "Users").waitFor({ state: "hidden" });
    await page.reload();
    await expect.poll(widthOf).toBe(88);
    await page.getByRole("button", { name: "Widen the navigation" }).click();
    await expect.poll(widthOf).toBe(300);
  });

  it("as a bar opens children on focus, moves into them on Enter, and closes on Esc", async ({ newPage }) => {
    const page = await newPage({ as: admin, reducedMotion: true });
    await setUp(page, { navLayout: "horizontal", navColor: "apparent", colorScheme: "light", primaryColor: "purple" });
    await visit(page, "/dashboard/two");
    const height = await navigation(page).evaluate((nav) => nav.getBoundingClientRect().height);
    expect(height).toBe(64);
    await group(page).focus();
    await entry(page, "Boxes").waitFor();
    await expectSound(page, [WIDE]);
    await page.keyboard.press("Escape");
    await entry(page, "Boxes").waitFor({ state: "hidden" });
    await expectFocusOn(page, /Group/);
    await page.keyboard.press("Enter");
    await expectFocusOn(page, /Boxes/);
    await page.keyboard.press("Tab");
    await expectFocusOn(page, /Users/);
    await page.keyboard.press("Enter");
    await heading(page, "Users").waitFor();
    await entry(page, "Users").waitFor({ state: "hidden" });
    expect(await group(page).getAttribute("data-active")).toBe("true");
  });

  it("is a drawer on a phone, which closes when the page changes", async ({ newPage }) => {
    const page = await newPage({ as: admin, reducedMotion: true, size: PHONE });
    await visit(page, "/dashboard/two");
    await expectSound(page, [PHONE]);
    await page.getByRole("button", { name: "Open navigation" }).click();
    const drawer = page.getByRole("dialog", { name: "Dashboard" });
    await entry(page, "Overview").waitFor();
    await expectSound(page, [PHONE]);
    await entry(page, "Overview").click();
    await heading(page, "Dashboard").waitFor();
    await drawer.waitFor({ state: "hidden" });
  });

  it("is not for Users, who are told so", async ({ shop, newPage }) => {
    const page = await newPage({ as: await signUp(shop) });
    await visit(page, "/dashboard/group/six");
    await page.getByText("Permission denied").waitFor();
    await page.getByText("You do not have permission to access this page.").waitFor();
    expect(await navigation(page).count()).toBe(0);
  });
});

describe("the search", () => {
  const search = (page: Page) => page.getByRole("dialog", { name: "Search the dashboard" });
  const results = (page: Page) => search(page).getByRole("option");

  it("finds pages by title and path, marks what matches, and goes there by keyboard", async ({ newPage }) => {
    const page = await newPage({ as: admin, reducedMotion: true });
    await visit(page, "/dashboard");
    await heading(page, "Dashboard").waitFor();
    await page.keyboard.press("Meta+k");
    await search(page).getByText("Please enter keywords").waitFor();
    await expect.poll(() => results(page).count()).toBe(6);
    await expectSound(page);
    await page.keyboard.type("GROUP/");
    await expect.poll(() => results(page).count()).toBe(2);
    expect(await results(page).locator("mark").allTextContents()).toEqual(["group/", "group/"]);
    await results(page).filter({ hasText: "Management" }).first().waitFor();
    await expectSound(page);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/dashboard/group/six");
    await search(page).waitFor({ state: "hidden" });
    await page.getByRole("button", { name: "Search" }).click();
    await search(page).getByRole("group", { name: "Recent" }).getByRole("option", { name: "Payments" }).waitFor();
    await page.keyboard.type("payment plans");
    await search(page).getByText("Not found", { exact: true }).waitFor();
    await search(page)
      .getByText('No results for "payment plans". Try checking for typos or using complete words.')
      .waitFor();
    await expectSound(page);
    await page.keyboard.press("Escape");
    await search(page).waitFor({ state: "hidden" });
    await expectFocusOn(page, /Search/);
  });

  it("does what the current page offers", async ({ newPage }) => {
    const page = await newPage({ as: admin, reducedMotion: true });
    await visit(page, "/dashboard/two");
    await page.getByRole("list", { name: "Shipments" }).waitFor();
    await page.keyboard.press("Control+k");
    await search(page).getByRole("group", { name: "On this page" }).waitFor();
    await page.keyboard.type("packed");
    await results(page).filter({ hasText: "Show shipments: Being packed" }).click();
    await page.waitForURL("**/dashboard/two?status=Shipping");
    await search(page).waitFor({ state: "hidden" });
  });
});

it("keeps the chosen workspace for the session", async ({ newPage }) => {
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
});

it("has the dashboard's settings in its drawer, and the public pages don't", async ({ newPage }) => {
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
});

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
