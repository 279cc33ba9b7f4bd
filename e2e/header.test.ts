import { cents } from "@trove/money";
import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { credit, signUp } from "../apps/server/test/people/people.ts";
import { PHONE, visit } from "./support/browser.ts";
import { it } from "./support/journey.ts";
import { signInAs } from "./support/people.ts";

const header = (page: Page) => page.getByRole("banner");
const navigation = (page: Page) => header(page).getByRole("navigation", { name: "Main" });
const menu = (page: Page) => page.getByRole("dialog", { name: "Main" });
const openMenu = (page: Page) => header(page).getByRole("button", { name: "Open menu" });

/** The visible links: text, address, and whether the link has an icon. */
const linksOf = (place: Locator) =>
  place
    .getByRole("link")
    .evaluateAll((links) =>
      links.map((link) => [link.textContent, link.getAttribute("href"), link.querySelector("svg") !== null]),
    );

const heights = (places: Locator) =>
  places.evaluateAll((all) => all.map((element) => element.getBoundingClientRect().height));

/** The percentage of the window's width that the progress bar covers. */
const percentOf = (bar: Locator) =>
  bar.evaluate(({ style }) => 100 - Number(/translate3d\(-([\d.]+)%/.exec(style.transform)?.[1]));

/**
 * Expects that the page fetches the balance again after an event. Advances the clock before each event, because the
 * page ignores events soon after a fetch.
 */
async function expectBalanceAgain(page: Page, event: () => Promise<void>): Promise<void> {
  let requests = 0;
  page.on("request", (request) => void (requests += Number(request.url().endsWith("/api/balance"))));
  await expect
    .poll(async () => {
      await page.clock.fastForward(6000);
      await event();
      return requests;
    })
    .toBeGreaterThan(0);
}

it(
  "a User has the cart, the balance, which leads to the top-up, and an account drawer",
  {
    tags: [
      "S2-97",
      "S2-104",
      "S2-105",
      "S2-106",
      "S2-110",
      "S2-111",
      "S2-112",
      "S2-113",
      "S2-114",
      "S2-115",
      "S2-116",
      "S2-117",
      "S2-118",
      "S2-119",
      "S2-120",
      "S7-22",
      "S7-23",
      "S9-10",
    ],
  },
  async ({ shop, newPage }) => {
    const person = await signUp(shop);
    await credit(shop, person, cents(123_450));
    const page = await newPage({ as: person });
    await page.clock.install();
    const { promise: asked, resolve: answer } = Promise.withResolvers<void>();
    await page.route("**/api/balance", async (route) => {
      await asked;
      await route.continue();
    });
    await visit(page, "/faq");
    const balance = header(page).getByTitle("Top-up your balance", { exact: true });
    await header(page).getByRole("button", { name: "Open account menu" }).waitFor();
    await expect
      .poll(() => navigation(page).getByRole("link").allTextContents())
      .toEqual(["Shop", "Boxes", "Inventory"]);
    expect(await heights(navigation(page).getByRole("link"))).toEqual([48, 48, 48]);
    await header(page).getByRole("link", { name: "Cart" }).waitFor();
    expect(await balance.textContent()).toBe("Balance: -");
    answer();
    await expect.poll(() => balance.textContent()).toBe("€1,234.50");

    await header(page).getByRole("button", { name: "Open account menu" }).click();
    const account = page.getByRole("dialog", { name: "Account" });
    await account.getByText(person.userName, { exact: true }).waitFor();
    await account.getByText(person.email, { exact: true }).waitFor();
    await account.getByRole("button", { name: "Logout", exact: true }).waitFor();
    expect(await linksOf(account)).toEqual([
      ["Home", "/", true],
      ["Overview", "/account", true],
      ["Orders", "/orders", true],
      ["Shipments", "/shipments", true],
      ["Transaction history", "/transactions", true],
      ["Gift codes", "/balance/gifts", true],
      ["Wishlist", "/wishlist", true],
      ["Payment methods", "/account/payments", true],
      ["Limits", "/account/limits", true],
      ["Take a break", "/account/protection", true],
      ["Account settings", "/account-settings", true],
    ]);
    await account.getByRole("button", { name: "Settings" }).click();
    await page.getByRole("dialog", { name: "Settings" }).waitFor();
    await page.keyboard.press("Escape");

    await expectBalanceAgain(page, () => page.evaluate(() => void window.dispatchEvent(new Event("focus"))));
    await expectBalanceAgain(page, async () => {
      for (const isOffline of [true, false]) await page.context().setOffline(isOffline);
    });

    await balance.click();
    await page.waitForURL("**/top-up");
  },
);

it(
  "a visitor's menu is a drawer under 900 px, which closes when the page changes",
  {
    tags: [
      "S2-92",
      "S2-93",
      "S2-95",
      "S2-96",
      "S2-98",
      "S2-100",
      "S2-101",
      "S2-103",
      "S2-121",
      "S2-122",
      "S2-123",
      "S2-124",
      "S2-125",
      "S2-126",
      "S2-127",
      "S2-128",
      "S2-129",
      "S2-132",
      "S2-133",
      "S2-137",
      "S9-07",
      "S9-08",
      "S9-09",
      "S9-26",
      "S9-27",
      "S9-28",
      "S9-29",
    ],
  },
  async ({ shop, newPage }) => {
    const page = await newPage();
    await page.clock.install();
    await visit(page, "/faq");
    const height = () => header(page).evaluate((element) => element.getBoundingClientRect().height);
    expect(await height()).toBe(72);
    expect(await navigation(page).getByRole("link").allTextContents()).toEqual(["Shop", "Boxes"]);
    await header(page).getByRole("link", { name: "Cart" }).waitFor();
    await header(page).getByRole("link", { name: "Sign in" }).waitFor();
    expect(await openMenu(page).isVisible()).toBe(false);
    await page.setViewportSize({ width: 899, height: 740 });
    await navigation(page).waitFor({ state: "hidden" });
    expect(await height()).toBe(64);
    await openMenu(page).click();
    await expect
      .poll(() => linksOf(menu(page)))
      .toEqual([
        ["Trove", "/", true],
        ["Shop", "/shop", true],
        ["Boxes", "/lootboxes", true],
        ["FAQ", "/faq", true],
        ["Provably fair", "/provably-fair", true],
        ["Sign in", "/auth/jwt/sign-in?from=%2Ffaq", false],
      ]);
    expect((await menu(page).boundingBox())?.width).toBe(320);
    const child = menu(page).getByRole("link", { name: "Provably fair" });
    await menu(page).getByText("Help").click();
    await child.waitFor({ state: "hidden" });
    await menu(page).getByText("Help").click();
    await child.waitFor();

    const { promise: asked, resolve: answer } = Promise.withResolvers<void>();
    await page.route(/\/lootboxes\.data/, async (route) => {
      await asked;
      await route.continue();
    });
    const bar = page.locator("#nprogress .bar");
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    await menu(page).getByRole("link", { name: "Boxes" }).click();
    await bar.waitFor();
    expect(await bar.evaluate(({ style }) => style.transitionDuration)).toBe("200ms");
    expect(await percentOf(bar)).toBe(8);
    for (let step = 0; step < 3; step += 1) {
      const before = await percentOf(bar);
      await page.clock.runFor(799);
      expect(await percentOf(bar)).toBe(before);
      await page.clock.runFor(1);
      const grown = (await percentOf(bar)) - before;
      expect([grown > 0, grown < 2.001]).toEqual([true, true]);
    }
    await page.clock.resume();
    answer();
    await page.waitForURL("**/lootboxes");
    await bar.waitFor({ state: "detached" });
    await menu(page).waitFor({ state: "hidden" });

    const scrolled = () => page.evaluate(() => window.scrollY);
    await page.evaluate(() => window.scrollTo(0, 300));
    expect(await scrolled()).toBe(300);
    await header(page).getByRole("link", { name: "Trove" }).click();
    await page.waitForURL(`${shop.url}/`);
    await expect.poll(scrolled).toBe(0);
  },
);

it(
  "an administrator's menu has a banner to the dashboard, and signs out",
  { tags: ["S2-130", "S2-131", "S2-134", "S2-135", "S2-136", "S9-11"] },
  async ({ shop, newTab }) => {
    const page = await newTab({ as: await signInAs(shop, "admin"), size: PHONE });
    await visit(page, "/faq");
    await openMenu(page).click();
    const banner = menu(page).getByRole("link", { name: "Dashboard" });
    await banner.locator("svg").waitFor();
    expect(await banner.evaluate((link) => [link.getAttribute("href"), link.clientHeight, link.textContent])).toEqual([
      "/dashboard",
      180,
      "",
    ]);
    await menu(page).getByRole("button", { name: "Logout" }).click();
    await page.waitForURL(`${shop.url}/`);
    await menu(page).waitFor({ state: "hidden" });
    await openMenu(page).click();
    await menu(page).getByRole("link", { name: "Sign in" }).waitFor();
  },
);
