import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import {
  expectAccessible,
  expectNoSidewaysScroll,
  launchBrowser,
  newVisitor,
  PHONE,
  type Visit,
  visit,
} from "./support/browser.ts";
import { type DemoShop, openDemoShop } from "./support/demo-shop.ts";
import { keepSignedIn, PASSWORD, register, type Session } from "./support/people.ts";

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
  await page.getByLabel("Current password").waitFor();
  await visit(page, "/account-settings");
  await expect.poll(() => page.getByLabel("First name").inputValue()).toBe("Ida");
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

it("is accessible in every tab, wide and dark, narrow and light", async () => {
  const session = await register(shop.url);
  for (const settings of [{}, { size: PHONE, scheme: "light" as const }]) {
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
