import { cents, formatEuros } from "@trove/money";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
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
import { booksOf, type DemoBox, findBox, publishNext, setStatus } from "./support/operator.ts";
import { expectOpened, newPlayer, openButton, type Player, resultOf, START, storedRequests } from "./support/player.ts";
import { fillAddress } from "./support/shopper.ts";

let shop: DemoShop;
let browser: Browser;
let box: DemoBox;
beforeAll(async () => {
  [shop, browser] = await Promise.all([openDemoShop(), launchBrowser()]);
  box = await findBox(shop, "game-night");
});
afterAll(async () => {
  await browser.close();
  await shop.close();
});

const player = (options?: Visit, at: DemoBox = box): Promise<Player> => newPlayer(shop, browser, at, options);

describe("opening a box", () => {
  it("shows the win, proves it, keeps it in the address, and sells it", async () => {
    const one = await player();
    const { page, session, context } = one;
    await openButton(page).click();
    await resultOf(page).getByText("Verified").waitFor();
    await expect.poll(() => storedRequests(page)).toBe(0);
    await expectOpened(one, 1);
    await expectFocusOn(page, /^Keep$/);

    await page.reload();
    await resultOf(page).getByText("Verified").waitFor();
    await resultOf(page)
      .getByRole("button", { name: /^Sell for/ })
      .click();
    await resultOf(page)
      .getByText(/^Sold for/)
      .waitFor();
    const { balance } = await booksOf(shop, session);
    expect(balance).toBeGreaterThan(START - box.price);
    await page.getByRole("button", { name: "Close" }).last().click();
    await page.getByRole("link", { name: formatEuros(balance) }).waitFor();
    await page.waitForURL((address) => address.search === "");
    await context.close();
  });

  it("opens several at once by keyboard alone", async () => {
    const one = await player();
    const { page, context } = one;
    await page.getByRole("radio", { name: "Open 1 box" }).focus();
    for (let more = 0; more < 4; more += 1) await page.keyboard.press("ArrowRight");
    await openButton(page).focus();
    await page.keyboard.press("Enter");
    await resultOf(page).getByText("You won 5 items").first().waitFor();
    await expectOpened(one, 5);
    await resultOf(page).getByRole("button", { name: "Verify" }).focus();
    await page.keyboard.press("Enter");
    await page.getByText("Every ticket follows from the seeds").waitFor();
    await resultOf(page).getByRole("button", { name: "Keep all" }).focus();
    await page.keyboard.press("Enter");
    await resultOf(page).waitFor({ state: "hidden" });
    await expectOpened(one, 5);
    await context.close();
  });

  it("ships what was won straight from the result, on a phone, to an address that is new", async () => {
    const one = await player({ size: PHONE, scheme: "light" });
    const { page, session, context } = one;
    await openButton(page).click();
    await resultOf(page).getByText("Verified").waitFor();
    await resultOf(page).getByRole("link", { name: "Ship" }).click();
    await page.getByText("1 of 20 chosen").waitFor();
    const next = page.getByRole("button", { name: "Continue" });
    await next.click();
    await page.getByRole("radio", { name: /^Standard/ }).check();
    await next.click();
    await page.getByRole("button", { name: "Add your address" }).waitFor();
    await next.click();
    await page.getByRole("dialog", { name: "Add an address" }).waitFor();
    await fillAddress(page);
    await page.getByRole("button", { name: "Save address" }).click();
    await page.getByRole("radio", { name: /^Home/, checked: true }).waitFor();
    await next.click();
    await page.getByRole("button", { name: "Ship for €10.00" }).click();
    await page.getByRole("heading", { name: "Your parcel is ordered" }).waitFor();
    expect((await booksOf(shop, session)).balance).toBe(START - box.price - 1000);
    await page.getByRole("link", { name: "Follow this shipment" }).click();
    await page.getByRole("button", { name: /Ordered/, expanded: true }).waitFor();
    await context.close();
  });

  it("runs the whole reel, and Esc ends it at once", async () => {
    const { page, context } = await player({ reducedMotion: false });
    await page.getByRole("button", { name: "Tick sound" }).click();
    await openButton(page).click();
    await page.locator("[data-running]").waitFor();
    await expect.poll(() => openButton(page).getAttribute("aria-disabled")).toBe("true");
    // A reel that stands still would never end by itself.
    await page.evaluate(() => document.getAnimations().forEach((animation) => animation.pause()));
    await page.keyboard.press("Escape");
    await resultOf(page).waitFor();
    await context.close();
  });
});

describe("a page that is out of date", () => {
  it("is refused when the odds changed: nothing is charged, no breach, and the new odds open", async () => {
    const changing = await findBox(shop, "sweet-counter");
    const one = await player({}, changing);
    const { page, context } = one;
    await publishNext(shop, changing);
    await openButton(page).click();
    await page.getByText("What's inside this box has changed since you looked").waitFor();
    await expectOpened(one, 0);
    await page.getByText("Odds, version 2").waitFor();
    await openButton(page).click();
    await resultOf(page).getByText("Verified").waitFor();
    await expectOpened(one, 1);
    await context.close();
  });

  it("shows both prices when the price changed, and asks again", async () => {
    const changing = await findBox(shop, "desk-drawer");
    const one = await player({}, changing);
    const { page, context } = one;
    const now = cents(changing.price + 100);
    await publishNext(shop, changing, now);
    await openButton(page).click();
    await page.getByText(`The price has changed from ${formatEuros(changing.price)} to ${formatEuros(now)}`).waitFor();
    await expectOpened(one, 0);
    await page.getByRole("button", { name: `Open for ${formatEuros(now)}` }).click();
    await resultOf(page).getByText("Verified").waitFor();
    await context.close();
  });

  it("says that a paused box can't be opened", async () => {
    const paused = await findBox(shop, "pencil-case");
    const one = await player({}, paused);
    await setStatus(shop, paused, "Paused");
    await openButton(one.page).click();
    await one.page.getByText("This box can't be opened right now").first().waitFor();
    await expectOpened(one, 0);
    await expect.poll(() => openButton(one.page).isDisabled()).toBe(true);
    await one.context.close();
  });
});

describe("who can't open", () => {
  it("a visitor tries the demo, which asks nobody, and is led to sign-in and back", async () => {
    const context = await newVisitor(browser, shop.url, { reducedMotion: true });
    const page = await context.newPage();
    await visit(page, `/lootboxes/${box.id}`);
    const calls: string[] = [];
    page.on("request", (request) => request.url().includes("/api/") && calls.push(request.url()));
    await page.getByRole("button", { name: "Try the demo" }).click();
    await page.getByText("Demo — nothing is won or charged").first().waitFor();
    await page.getByRole("heading", { name: "This would have been" }).waitFor();
    expect(calls).toEqual([]);
    await page.getByRole("button", { name: "Back to the box" }).click();
    await page.getByRole("link", { name: "Sign in to open" }).click();
    await page.waitForURL("**/auth/jwt/sign-in?returnTo=*");
    expect(new URL(page.url()).searchParams.get("returnTo")).toBe(`/lootboxes/${box.id}`);
    await context.close();
  });

  it("somebody with too little money is offered the missing amount", async () => {
    const dear = await findBox(shop, "the-jewellers-tray");
    const { page, context } = await player({}, dear);
    const link = page.getByRole("link", { name: `Top up ${formatEuros(cents(dear.price - START))}` });
    const target = new URL((await link.getAttribute("href")) ?? "", shop.url);
    expect(target.searchParams.get("amount")).toBe("219");
    expect(target.searchParams.get("returnTo")).toBe(`/lootboxes/${dear.id}`);
    await context.close();
  });
});

describe.each([
  { size: WIDE, scheme: "dark" as const },
  { size: PHONE, scheme: "light" as const },
  { size: PHONE, scheme: "dark" as const, direction: "rtl" as const },
])("at $size.width px, $scheme $direction", (options) => {
  it("the box page is accessible and fits, before and after an opening", async () => {
    const { page, context } = await player(options);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await openButton(page).click();
    await resultOf(page).getByText("Verified").waitFor();
    await resultOf(page).getByRole("button", { name: "Verify" }).click();
    await page.getByText("Every ticket follows from the seeds").waitFor();
    await expectAccessible(page);
    await context.close();
  });
});
