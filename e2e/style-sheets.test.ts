import type { Page } from "playwright-core";
import { expect } from "vitest";
import { PHONE, visit, WIDE } from "./support/browser.ts";
import { it } from "./support/journey.ts";

/** How every element is laid out and painted, a line for each of its properties. */
const lookOf = (page: Page) =>
  page.evaluate(() =>
    [...document.body.querySelectorAll("*")].flatMap((element) => {
      const style = getComputedStyle(element);
      return [...style].map((name) => `${element.outerHTML.slice(0, 80)} ${name}: ${style.getPropertyValue(name)}`);
    }),
  );

/** Lets every sheet but the first, which states the order of the layers, arrive in the opposite order. */
const turnSheets = (page: Page) =>
  page.evaluate(async () => {
    const [, ...sheets] = document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]");
    const arrived = sheets.map((sheet) => new Promise((done) => sheet.addEventListener("load", done, { once: true })));
    document.head.append(...sheets.reverse());
    await Promise.all(arrived);
    return sheets.length;
  });

const places = ["/", "/lootboxes", "/faq", "/auth/jwt/sign-in"].flatMap((path) => [
  { path, size: WIDE, width: WIDE.width },
  { path, size: PHONE, width: PHONE.width },
]);

it.for(places)(
  "$path looks the same at $width px in whatever order its style sheets arrive",
  async ({ path, size }, { newPage }) => {
    const page = await newPage({ size, reducedMotion: true });
    await visit(page, path);
    await page.waitForLoadState("networkidle");
    const before = await lookOf(page);
    expect(await turnSheets(page)).toBeGreaterThan(0);
    const after = await lookOf(page);
    expect(after.filter((line, index) => line !== before[index])).toEqual([]);
  },
);
