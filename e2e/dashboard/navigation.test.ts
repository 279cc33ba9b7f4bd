import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { TestPerson } from "../../apps/server/test/people/people.ts";
import { expectFocusOn, PHONE, visit, WIDE } from "../support/browser.ts";
import { it } from "../support/journey.ts";
import { signInAs } from "../support/people.ts";

let admin: TestPerson;
it.beforeAll(async ({ shop }) => {
  admin = await signInAs(shop, "admin");
});

const navigation = (page: Page) => page.getByRole("navigation", { name: "Dashboard" });
const entry = (page: Page, name: string) => navigation(page).getByRole("link", { name, exact: true });
const group = (page: Page) => navigation(page).getByRole("button", { name: "Finance" });
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

/** The visible entries: name, path, and whether the entry has an icon. */
const entries = (page: Page) =>
  navigation(page)
    .getByRole("listitem")
    .getByRole("link")
    .evaluateAll((links) =>
      links.map((link) => [link.textContent, link.getAttribute("href"), link.querySelector("svg") !== null]),
    );

/** The names of the entries that are marked as the current page. */
const current = (page: Page) => navigation(page).locator("[aria-current]").allTextContents();

async function setUp(page: Page, settings: Record<string, unknown>): Promise<void> {
  await page.evaluate((text) => localStorage.setItem("app-settings", text), JSON.stringify(settings));
}

it(
  "the navigation marks the page, opens the group of the page and closes it elsewhere",
  { tags: ["S2-144", "S2-176", "S2-73", "S2-74", "S3-55", "S3-56", "S4-86", "S4-87"] },
  async ({ newTab }) => {
    const page = await newTab({ as: admin });
    await visit(page, "/dashboard/group/five/");
    await heading(page, "Users").waitFor();
    await expect.poll(() => current(page)).toEqual(["Users"]);
    expect(await group(page).getAttribute("aria-expanded")).toBe("false");
    const groups = navigation(page).getByRole("button", { expanded: true });
    expect(await groups.allTextContents()).toEqual(["Overview", "Management"]);
    expect(await entries(page)).toEqual([
      ["Overview", "/dashboard", true],
      ["Shipments", "/dashboard/two", true],
      ["Withdrawals", "/dashboard/two/withdrawals", true],
      ["Catalogue", "/dashboard/three", true],
      ["Reviews", "/dashboard/three/reviews", true],
      ["Status", "/dashboard/status", true],
      ["Boxes", "/dashboard/group", true],
      ["Users", "/dashboard/group/five", true],
      ["Payments", "/dashboard/group/six", true],
      ["Cases", "/dashboard/group/cases", true],
      ["Approvals", "/dashboard/group/approvals", true],
      ["Rights", "/dashboard/group/rights", true],
      ["Settings", "/dashboard/group/settings", true],
      ["Audit log", "/dashboard/group/audit", true],
    ]);
    await entry(page, "Boxes").click();
    await heading(page, "Boxes").waitFor();
    await expect.poll(() => current(page)).toEqual(["Boxes"]);
    await group(page).click();
    await entry(page, "Legal documents").waitFor();
    expect(await entries(page)).toContainEqual(["Quarantine", "/dashboard/group/six/quarantine", false]);
    await entry(page, "Quarantine").click();
    await heading(page, "Quarantine").waitFor();
    await expect.poll(() => current(page)).toEqual(["Quarantine"]);
    expect(await group(page).getAttribute("aria-expanded")).toBe("true");
    await entry(page, "Shipments").click();
    await heading(page, "Shipments").waitFor();
    await expect.poll(() => group(page).getAttribute("aria-expanded")).toBe("false");
    await group(page).click();
    await entry(page, "Ledger").waitFor();
    await navigation(page).getByRole("button", { name: "Management" }).click();
    await group(page).waitFor({ state: "hidden" });
    expect(await current(page)).toEqual(["Shipments"]);
  },
);

it(
  "the navigation is 300 px wide, or 88 px as a narrow column, which the round button switches",
  { tags: ["S2-176", "S2-177", "S4-82", "S4-83", "S9-13", "S9-14"] },
  async ({ newTab }) => {
    const page = await newTab({ as: admin });
    await visit(page, "/dashboard/two");
    const widthOf = () => navigation(page).evaluate((nav) => nav.getBoundingClientRect().width);
    await entry(page, "Shipments").waitFor();
    expect(await widthOf()).toBe(300);
    await page.getByRole("button", { name: "Collapse navigation" }).click();
    await expect.poll(widthOf).toBe(88);
    await group(page).hover();
    await entry(page, "Ledger").waitFor();
    await page.mouse.move(700, 600);
    await entry(page, "Ledger").waitFor({ state: "hidden" });
    await page.reload();
    await expect.poll(widthOf).toBe(88);
    await page.getByRole("button", { name: "Expand navigation" }).click();
    await expect.poll(widthOf).toBe(300);
  },
);

it(
  "the navigation as a bar opens children on focus, moves into them on Enter, and closes on Esc",
  { tags: ["S2-138", "S2-178", "S9-12", "S9-15"] },
  async ({ newTab }) => {
    const page = await newTab({ as: admin });
    await setUp(page, { navLayout: "horizontal", navColor: "apparent", colorScheme: "light", primaryColor: "purple" });
    await visit(page, "/dashboard/two");
    const height = await navigation(page).evaluate((nav) => nav.getBoundingClientRect().height);
    expect(height).toBe(64);
    const last = await entry(page, "Audit log").boundingBox();
    expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual(WIDE.width);
    await group(page).focus();
    await entry(page, "Reconciliation").waitFor();
    expect((await entry(page, "Reconciliation").boundingBox())?.height).toBeGreaterThanOrEqual(36);
    await page.keyboard.press("Escape");
    await entry(page, "Reconciliation").waitFor({ state: "hidden" });
    await expectFocusOn(page, /Finance/);
    await page.keyboard.press("Enter");
    await expectFocusOn(page, /Reconciliation/);
    await page.keyboard.press("Tab");
    await expectFocusOn(page, /Quarantine/);
    await page.keyboard.press("Enter");
    await heading(page, "Quarantine").waitFor();
    await entry(page, "Quarantine").waitFor({ state: "hidden" });
    expect(await group(page).getAttribute("data-active")).toBe("true");
  },
);

it(
  "the navigation is a drawer on a phone, which closes when the page changes",
  { tags: ["S4-84", "S4-85"] },
  async ({ newTab }) => {
    const page = await newTab({ as: admin, size: PHONE });
    await visit(page, "/dashboard/two");
    await page.getByRole("button", { name: "Open navigation" }).click();
    const drawer = page.getByRole("dialog", { name: "Dashboard" });
    await entry(page, "Overview").waitFor();
    await entry(page, "Overview").click();
    await heading(page, "Dashboard").waitFor();
    await drawer.waitFor({ state: "hidden" });
  },
);
