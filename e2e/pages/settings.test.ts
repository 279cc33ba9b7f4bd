import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { visit } from "../support/browser.ts";
import { it } from "../support/journey.ts";

const look = (page: Page) =>
  page.evaluate(() => {
    const { dataset, dir } = document.documentElement;
    const [font] = getComputedStyle(document.body).fontFamily.split(",");
    return { scheme: dataset["scheme"], contrast: dataset["contrast"], primary: dataset["primary"], dir, font };
  });

/** Returns the number of cards in the first row of a list. */
const inFirstRow = (page: Page, list: string) =>
  page
    .getByRole("list", { name: list })
    .getByRole("listitem")
    .evaluateAll((cards) => {
      const tops = cards.map((card) => card.getBoundingClientRect().top);
      return tops.filter((top) => top === tops[0]).length;
    });

describe("the look that somebody has chosen", () => {
  it("is there before any script of the app", { tags: ["S3-57", "S3-59", "S3-68", "S3-75"] }, async ({ newPage }) => {
    const page = await newPage({ scheme: "light", direction: "rtl" });
    const chosen = { contrast: "high", primaryColor: "purple", fontFamily: "Inter", direction: "rtl" };
    await page.addInitScript((text) => localStorage.setItem("app-settings", text), JSON.stringify(chosen));
    await page.route("**/assets/**/*.js", (route) => route.abort());
    const fonts: string[] = [];
    page.on("request", (request) => void (request.resourceType() === "font" && fonts.push(request.url())));
    await page.goto("/faq");
    expect(await look(page)).toMatchObject({
      scheme: "light",
      contrast: "high",
      primary: "purple",
      dir: "rtl",
      font: '"Inter Variable"',
    });
    await page.evaluate(() => document.fonts.ready);
    expect(fonts.filter((url) => url.includes("/inter-latin"))).toHaveLength(1);
    expect(fonts.filter((url) => url.includes("/public-sans"))).toEqual([]);
  });

  it(
    "is dark and green, from left to right, in an empty browser, and every colour and contrast can be chosen",
    {
      tags: [
        "S3-60",
        "S3-61",
        "S3-62",
        "S3-64",
        "S3-68",
        "S3-69",
        "S3-70",
        "S3-71",
        "S3-72",
        "S3-73",
        "S3-74",
        "S3-75",
        "S9-31",
      ],
    },
    async ({ newPage }) => {
      const page = await newPage({ scheme: "light", direction: "rtl" });
      await page.addInitScript(() => localStorage.clear());
      await visit(page, "/faq");
      expect(await look(page)).toMatchObject({ scheme: "dark", contrast: undefined, primary: undefined, dir: "ltr" });
      await page.getByRole("banner").getByRole("button", { name: "Settings" }).click();
      const drawer = page.getByRole("dialog", { name: "Settings" });
      await drawer.getByRole("radio", { name: "Green", checked: true }).waitFor();
      const isOn = (name: string) => drawer.getByRole("switch", { name }).isChecked();
      expect([await isOn("Dark mode"), await isOn("Contrast"), await isOn("Right to left")]).toEqual([
        true,
        false,
        false,
      ]);
      await drawer.getByRole("switch", { name: "Dark mode" }).uncheck();

      const stored = () => page.evaluate(() => JSON.parse(localStorage.getItem("app-settings") ?? "null"));
      const fill = () =>
        page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--primary-fill"));
      const fills = [await fill()];
      expect(fills).toEqual(["#08804f"]);
      for (const primaryColor of ["cyan", "purple", "blue", "orange", "red"]) {
        await drawer.getByRole("radio", { name: new RegExp(primaryColor, "i") }).check();
        await expect.poll(stored).toMatchObject({ primaryColor });
        fills.push(await fill());
      }
      expect(new Set(fills).size).toBe(6);
      const text = () => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--muted"));
      const plain = await text();
      await drawer.getByRole("switch", { name: "Contrast" }).check();
      await expect.poll(stored).toMatchObject({ contrast: "high" });
      await expect.poll(text).not.toBe(plain);
      await drawer.getByRole("switch", { name: "Contrast" }).uncheck();
      await expect.poll(stored).toMatchObject({ contrast: "default" });
      await expect.poll(text).toBe(plain);
    },
  );

  it(
    "follows a change in another tab, and on a page that the browser had kept",
    { tags: ["S3-67"] },
    async ({ newVisitor }) => {
      const context = await newVisitor();
      const [kept, other] = [await context.newPage(), await context.newPage()];
      await visit(kept, "/faq");
      await visit(other, "/faq");
      await other.getByRole("banner").getByRole("button", { name: "Settings" }).click();
      await other.getByRole("switch", { name: "Dark mode" }).uncheck();
      const scheme = async () => (await look(kept)).scheme;
      await expect.poll(scheme).toBe("light");
      await kept.evaluate(() => {
        localStorage.setItem("theme-mode", "dark");
        window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
      });
      await expect.poll(scheme).toBe("dark");
      const bar = kept.locator('meta[name="theme-color"]');
      await expect.poll(() => bar.getAttribute("content")).toBe("#0a0e0f");
    },
  );
});

describe("a large window", () => {
  it("has six cards in a row, on the twelve columns of every page", { tags: ["S9-32"] }, async ({ newTab }) => {
    const page = await newTab({ size: { width: 1920, height: 1080 } });
    await visit(page, "/shop");
    const list = (await page.locator("main ul[aria-busy]").getAttribute("aria-label")) ?? "";
    expect(await inFirstRow(page, list)).toBe(6);
    const columns = await page
      .locator("main ul[aria-busy]")
      .evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(" ").length);
    expect(columns).toBe(12);
  });
});

it("controls have a radius of 8 px", { tags: ["S9-30"] }, async ({ newTab }) => {
  const page = await newTab();
  await visit(page, "/auth/jwt/sign-in");
  const radius = (name: string) =>
    page.getByRole("button", { name, exact: true }).evaluate((control) => getComputedStyle(control).borderRadius);
  expect(await radius("Sign in")).toBe("8px");
});
