import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { PHONE, visit } from "../support/browser.ts";
import { it } from "../support/journey.ts";
import { cheapestItems, openCart } from "../support/shopper.ts";
import { inLongForm } from "../support/short-form.ts";

const htmlOf = async (url: string, headers: Record<string, string>) => (await fetch(url, { headers })).text();

const startOf = (html: string) => /<html lang="[\w-]+" dir="\w+"/.exec(html)?.[0];

/** The folders of texts from which a page has loaded files. */
const textFolders = (page: Page) =>
  page.evaluate(() => [
    ...new Set(
      performance.getEntriesByType("resource").flatMap(({ name }) => /\/assets\/texts\/(\w+)-/.exec(name)?.[1] ?? []),
    ),
  ]);

const frame = (page: Page) =>
  page.evaluate(() => ({ lang: document.documentElement.lang, dir: document.documentElement.dir }));

describe("the language of a page", () => {
  it("is the browser's at the first byte, and the chosen one before that", async ({ shop }) => {
    const french = await htmlOf(`${shop.url}/shop`, { "accept-language": "de, fr-CA;q=0.8, en;q=0.5" });
    expect(startOf(french)).toBe('<html lang="fr" dir="ltr"');
    expect(["<title>Boutique", /\d,\d\d\u00A0€/].map((text) => french.search(text) > 0)).toEqual([true, true]);
    const arabic = await htmlOf(`${shop.url}/shop`, { "accept-language": "fr", cookie: "i18nextLng=ar" });
    expect(startOf(arabic)).toBe('<html lang="ar" dir="rtl"');
    const unknown = await htmlOf(`${shop.url}/shop`, { "accept-language": "de", cookie: "i18nextLng=tlh" });
    expect(startOf(unknown)).toBe('<html lang="en" dir="ltr"');
  });

  it("is not mixed up between visitors whose pages are written at the same time", async ({ shop }) => {
    const wanted = ["en", "fr", "ar", "fr", "en", "ar"];
    const pages = await Promise.all(
      wanted.map((language, place) => htmlOf(`${shop.url}/faq?visit=${place}`, { "accept-language": language })),
    );
    expect(pages.map((html) => /<html lang="(\w+)"/.exec(html)?.[1])).toEqual(wanted);
    expect(pages.map((html) => html.includes("Frequently asked") || html.includes("Do I need an account"))).toEqual(
      wanted.map((language) => language === "en"),
    );
  });

  it("is that of what a page's script joins, too", async ({ shop, newPage }) => {
    const page = await newPage();
    await page.context().addCookies([{ name: "i18nextLng", value: "fr", url: shop.url }]);
    await visit(page, "/auth/jwt/sign-up");
    await page.getByLabel("Mot de passe", { exact: true }).fill("correct horse battery");
    await page
      .getByRole("status")
      .filter({ hasText: /\u00A0: / })
      .first()
      .waitFor();
  });

  it("can be chosen, stays, turns the page around, and brings no other language's texts", async ({ newTab }) => {
    const page = await newTab();
    const mistakes: string[] = [];
    page.on("console", (message) => message.type() === "error" && mistakes.push(message.text()));
    await visit(page, "/shop");
    expect(await textFolders(page)).toEqual(["en"]);
    await page.getByRole("banner").getByRole("button", { name: "Language" }).click();
    await page.getByRole("dialog", { name: "Language" }).getByRole("button", { name: "English" }).waitFor();
    await page.keyboard.press("ArrowUp");
    await page.getByRole("button", { name: "العربية" }).press("Enter");
    await page.waitForFunction(() => document.documentElement.lang === "ar");
    await page.waitForFunction(() => document.documentElement.dataset["ready"] === "true");
    expect(await frame(page)).toEqual({ lang: "ar", dir: "rtl" });
    expect(await page.evaluate(() => localStorage.getItem("i18nextLng"))).toBe("ar");
    expect(await textFolders(page)).toEqual(["ar"]);
    await page.getByRole("heading", { level: 1, name: "المتجر" }).waitFor();
    const price = page.locator("main bdi").filter({ hasText: "€" }).first();
    expect(await price.evaluate((element) => getComputedStyle(element).direction)).toBe("ltr");
    expect(await price.textContent()).toMatch(/^\u2066[\d,]+\.\d\d\u00A0€\u2069$/);

    await page.getByRole("banner").getByRole("link", { name: "الصناديق" }).click();
    await page.waitForURL("**/lootboxes");
    expect(await frame(page)).toEqual({ lang: "ar", dir: "rtl" });
    expect(await textFolders(page)).toEqual(["ar"]);
    expect(mistakes).toEqual([]);
  });

  inLongForm(() => {
    it("turns arrows around where it is read from right to left", async ({ shop, newVisitor }) => {
      const context = await newVisitor();
      await context.addCookies([{ name: "i18nextLng", value: "ar", url: shop.url }]);
      const page = await openCart(await context.newPage(), await cheapestItems(shop, 1));
      await page.getByRole("button", { name: "المتابعة إلى التوصيل" }).click();
      const arrow = page.getByRole("button", { name: "رجوع" }).locator("svg");
      expect(await arrow.evaluate((icon) => getComputedStyle(icon).scale)).toBe("-1 1");
    });
  });

  it("comes back from local storage when the cookie is gone", async ({ newVisitor }) => {
    const context = await newVisitor();
    const page = await context.newPage();
    await visit(page, "/faq");
    await page.evaluate(() => localStorage.setItem("i18nextLng", "fr"));
    await page.goto("/faq");
    await page.waitForFunction(() => document.documentElement.lang === "fr");
    const [cookie] = (await context.cookies()).filter(({ name }) => name === "i18nextLng");
    expect(cookie?.value).toBe("fr");
  });

  inLongForm(() => {
    it("is chosen in the drawer on a phone", async ({ newTab }) => {
      const page = await newTab({ size: PHONE });
      await visit(page, "/shop");
      await page.getByRole("button", { name: "Open menu" }).click();
      const drawer = page.getByRole("dialog", { name: "Main" });
      await drawer.getByText("Language").click();
      const french = drawer.getByRole("button", { name: "Français" });
      expect(await french.getAttribute("title")).toBe("French");
      await french.click();
      await page.waitForFunction(() => document.documentElement.lang === "fr");
      await page.getByRole("heading", { level: 1, name: "Boutique" }).waitFor();
    });
  });
});
