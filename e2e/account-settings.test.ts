import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import {
  expectAccessible,
  expectFocusOn,
  expectNoSidewaysScroll,
  launchBrowser,
  newVisitor,
  PHONE,
  type Visit,
  visit,
  WIDE,
} from "./support/browser.ts";
import { type DemoShop, openDemoShop } from "./support/demo-shop.ts";
import { keepSignedIn, PASSWORD, register, type Session } from "./support/people.ts";
import { fillAddress } from "./support/shopper.ts";

let shop: DemoShop;
let browser: Browser;
beforeAll(async () => {
  [shop, browser] = await Promise.all([openDemoShop(), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await shop.close();
});

async function newPage(session: Session, settings: Visit = {}): Promise<Page> {
  const context = await newVisitor(browser, shop.url, { reducedMotion: true, ...settings });
  await keepSignedIn(context, session);
  return context.newPage();
}

it("saves the profile, and asks before changes are lost", async () => {
  const page = await newPage(await register(shop.url));
  await visit(page, "/account-settings");
  await page.getByLabel("First name").fill("Ida");
  await page.getByRole("tab", { name: "Security" }).click();
  await page.getByRole("dialog", { name: "Leave without saving?" }).getByRole("button", { name: "Stay" }).click();
  await expect.poll(() => page.getByLabel("First name").inputValue()).toBe("Ida");
  await page.getByRole("button", { name: "Save profile" }).click();
  await page.getByText("Profile saved").waitFor();
  await page.getByRole("tab", { name: "Security" }).click();
  await page.getByLabel("Current password").fill("something");
  await page.getByRole("link", { name: "Shop", exact: true }).first().click();
  await page.getByRole("dialog", { name: "Leave without saving?" }).getByRole("button", { name: "Leave" }).click();
  await page.waitForURL("**/shop");
  await visit(page, "/account-settings");
  await expect.poll(() => page.getByLabel("First name").inputValue()).toBe("Ida");

  // A space at the end is not saved, and nothing is left to ask for.
  await page.getByLabel("First name").fill("Ida ");
  await page.getByRole("button", { name: "Save profile" }).click();
  await expect.poll(() => page.getByLabel("First name").inputValue()).toBe("Ida");
  await page.getByRole("tab", { name: "Addresses" }).click();
  await page.getByRole("heading", { name: "Your addresses" }).waitFor();
  await page.context().close();
});

it.each([
  { size: WIDE, scheme: "dark" as const },
  { size: PHONE, scheme: "light" as const },
])("keeps an address book with one default at $size.width px", async (settings) => {
  const page = await newPage(await register(shop.url), settings);
  await visit(page, "/account-settings?tab=addresses");
  const cards = page.getByRole("list").filter({ has: page.getByRole("heading", { level: 3 }) });
  const card = (label: string) => cards.getByRole("listitem").filter({ hasText: label });
  for (const [label, opener] of [
    ["Home", "Add your address"],
    ["Office", "Add address"],
  ] as const) {
    await page.getByRole("button", { name: opener }).click();
    await fillAddress(page);
    await page.getByRole("radio", { name: label }).check();
    await page.getByRole("button", { name: "Save address" }).click();
    await card(label).waitFor();
  }
  await card("Home").getByText("Default", { exact: true }).waitFor();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.getByRole("button", { name: /^Make default.*Office, Keizersgracht 1$/ }).click();
  await card("Office").getByText("Default", { exact: true }).waitFor();
  await cards.getByRole("listitem").first().filter({ hasText: "Office" }).waitFor();
  await expectFocusOn(page, /^Your addresses$/);
  await page.getByRole("button", { name: "Change address: Home" }).click();
  await page.getByLabel("City").fill("Utrecht");
  await page.getByRole("button", { name: "Save address" }).click();
  await card("Home").getByText("1015 CN Utrecht").waitFor();

  const remove = page.getByRole("button", { name: "Delete address: Office" });
  await remove.click();
  await expectFocusOn(page, /^Keep address$/);
  await page.keyboard.press("Enter");
  await expect.poll(() => remove.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press("Enter");
  await expectAccessible(page);
  await page.getByRole("dialog").getByRole("button", { name: "Delete address" }).click();
  await card("Office").waitFor({ state: "detached" });
  await card("Home").getByText("Default", { exact: true }).waitFor();
  await expectFocusOn(page, /^Your addresses$/);
  await page.context().close();
});

it("ends every other session with a new password", async () => {
  const session = await register(shop.url);
  const { userName } = session;
  const other = await fetch(`${shop.url}/api/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ emailOrUserName: userName, password: PASSWORD }),
  });
  const { token } = (await other.json()) as Session;
  const page = await newPage(session);
  await visit(page, "/account-settings?tab=security");
  await page.getByLabel("Current password").fill(PASSWORD);
  await page.getByLabel("New password").fill("another horse 2");
  await page.getByLabel("Repeat password").fill("another horse 2");
  await page.getByRole("button", { name: "Change password" }).click();
  await page.getByText("Password changed. Other sessions have ended.").waitFor();
  const statusOf = async (bearer: string) =>
    (await fetch(`${shop.url}/api/auth/me`, { headers: { authorization: `Bearer ${bearer}` } })).status;
  expect([await statusOf(session.token), await statusOf(token)]).toEqual([200, 401]);
  await page.context().close();
});

const looks: Visit[] = [
  {},
  { size: PHONE, scheme: "light" },
  { size: WIDE, scheme: "light", direction: "rtl" },
  { size: PHONE, scheme: "dark", direction: "rtl" },
];

it("is accessible in every tab, in both schemes and directions", async () => {
  const session = await register(shop.url);
  for (const settings of looks) {
    const page = await newPage(session, settings);
    for (const [tab, sign] of [
      ["profile", "About you"],
      ["addresses", "Your addresses"],
      ["fairness", "Your part of every draw"],
      ["security", "Change password"],
    ]) {
      await visit(page, `/account-settings?tab=${tab}`);
      await page.getByRole("heading", { name: sign ?? "" }).waitFor();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    }
    await page.context().close();
  }
});
