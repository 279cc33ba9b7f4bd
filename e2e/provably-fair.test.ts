import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  expectAccessible,
  expectNoSidewaysScroll,
  launchBrowser,
  newVisitor,
  PHONE,
  visit,
  WIDE,
} from "./support/browser.ts";
import { type DemoShop, openDemoShop } from "./support/demo-shop.ts";
import { keepSignedIn, register, signInAs } from "./support/people.ts";

let shop: DemoShop;
let browser: Browser;
beforeAll(async () => {
  [shop, browser] = await Promise.all([openDemoShop(), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await shop.close();
});

describe("the page about fair openings", () => {
  it("draws another ticket while the slider moves, by keyboard too", async () => {
    const context = await newVisitor(browser, shop.url);
    const page = await context.newPage();
    await visit(page, "/provably-fair");
    const outcome = page.getByRole("status").filter({ hasText: "Ticket" });
    await expect.poll(() => outcome.textContent()).toBe("Ticket 964,445 wins a box of pencils");
    await page.getByRole("slider", { name: "Your client seed" }).press("ArrowRight");
    await expect.poll(() => page.getByLabel("Or type your own").inputValue()).toBe("lucky-seed-1");
    await expect.poll(() => outcome.textContent()).not.toContain("964,445");
    await context.close();
  });

  it("computes the worked example for anybody, and says what can't be computed", async () => {
    const context = await newVisitor(browser, shop.url);
    const page = await context.newPage();
    await visit(page, "/provably-fair");
    await page.getByRole("button", { name: "Compute" }).click();
    await page.getByText("64 lowercase hex digits").waitFor();
    await page.getByRole("button", { name: "Fill in the worked example" }).click();
    await page.getByRole("button", { name: "Compute" }).click();
    await page.getByText("Ticket — the same as entered").waitFor();
    await page.getByLabel("Client seed", { exact: true }).fill("another");
    await page.getByRole("button", { name: "Compute" }).click();
    await page.getByText("Ticket — differs from what was entered").waitFor();
    await page.getByRole("radio", { name: "An evidence file" }).check();
    await page.getByLabel("or paste its text").fill("{}");
    await page.getByRole("button", { name: "Check" }).click();
    await page.getByText("This is no evidence file").waitFor();
    await context.close();
  });

  it("lets a person change their seed, and verify what they opened", async () => {
    const context = await newVisitor(browser, shop.url);
    await keepSignedIn(context, await signInAs(shop.url, "user"));
    const page = await context.newPage();
    await visit(page, "/provably-fair");
    const seed = page.getByRole("region", { name: "Your seeds" }).getByLabel("Client seed");
    await seed.fill(" ");
    await page.getByRole("button", { name: "Change the client seed" }).click();
    await page.getByText("Client seed is required").waitFor();
    await page.getByRole("button", { name: "Random" }).click();
    await expect.poll(() => seed.inputValue()).toMatch(/^[0-9a-f]{32}$/);
    await seed.fill(" exactly as typed ");
    await page.getByRole("button", { name: "Change the client seed" }).click();
    await page.getByText("Your client seed holds from the next opening on").first().waitFor();
    await page.reload();
    await page.getByText("Your last openings").waitFor();
    await expect.poll(() => seed.inputValue()).toBe(" exactly as typed ");
    await page
      .getByRole("button", { name: /^Verify opening/ })
      .first()
      .click();
    await page.getByText("Recomputed", { exact: true }).waitFor();
    await context.close();
  });
});

describe.each([
  { size: WIDE, scheme: "dark" as const },
  { size: WIDE, scheme: "light" as const },
  { size: PHONE, scheme: "light" as const },
  { size: PHONE, scheme: "dark" as const, direction: "rtl" as const },
])("at $size.width px, $scheme $direction", (options) => {
  it("is accessible and fits, for visitors and people", async () => {
    const context = await newVisitor(browser, shop.url, { reducedMotion: true, ...options });
    const page = await context.newPage();
    await visit(page, "/provably-fair");
    await page.getByRole("button", { name: "Compute" }).waitFor();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await keepSignedIn(context, await register(shop.url));
    await visit(page, "/provably-fair");
    await page.getByText("You haven't opened anything yet.").waitFor();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await context.close();
  });
});
