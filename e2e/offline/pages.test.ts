import type { Page } from "playwright-core";
import { expect } from "vitest";
import { visit } from "../support/browser.ts";
import { openDemoShop } from "../support/demo-shop.ts";
import { journeyThrough } from "../support/journey.ts";
import { inLongForm } from "../support/short-form.ts";

const it = journeyThrough(openDemoShop);

/** Waits until the shop's service worker runs and has cached the current page. */
async function untilKept(page: Page): Promise<void> {
  const isKept = () =>
    page.evaluate(async () => {
      const names = await caches.keys();
      const pages = names.find((name) => name.startsWith("pages "));
      if (pages === undefined || navigator.serviceWorker.controller === null) return false;
      const cache = await caches.open(pages);
      return (await cache.match(window.location.pathname, { ignoreVary: true })) !== undefined;
    });
  await expect.poll(isKept, { timeout: 30_000 }).toBe(true);
}

inLongForm(() => {
  it("colours the window of the installed shop like its page", async ({ newPage }) => {
    const page = await newPage({ scheme: "light" });
    await visit(page, "/faq");
    expect(await page.locator('meta[name="theme-color"]').getAttribute("content")).toBe("#f6f8f7");
  });
});

it("keeps no answer of the API and no page that belongs to a person", async ({ newPage }) => {
  const page = await newPage({ worker: true });
  await visit(page, "/faq");
  await untilKept(page);
  await visit(page, "/cart");
  await visit(page, "/shop");
  await untilKept(page);
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept).toEqual(expect.arrayContaining(["/faq", "/shop", "/offline"]));
  expect(kept.filter((path) => path.startsWith("/api/") || path === "/cart")).toEqual([]);
});

it("shows what was read while the shop can't be reached, says so, and has a page of its own for the rest", async ({
  shop,
  newPage,
}) => {
  const page = await newPage({ worker: true });
  await visit(page, "/faq?lang=fr");
  await untilKept(page);
  const heading = page.getByRole("heading", { level: 1 });
  const question = await heading.textContent();

  await shop.stop();
  await page.reload();
  await page.getByText(/^Copie enregistrée le .*\d{4}-\d\d-\d\d/).waitFor();
  expect(await heading.textContent()).toBe(question);

  // Visits pages that were never loaded before: one by a link and one by its address.
  await page.getByRole("banner").getByRole("link", { name: "Box", exact: true }).click();
  await page.getByRole("heading", { level: 1, name: "Vous êtes hors ligne" }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/lootboxes");
  await page.goto("/inventory");
  await page.getByRole("heading", { level: 1, name: "Vous êtes hors ligne" }).waitFor();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe("fr");

  await shop.start();
  await page.goto("/lootboxes");
  await page.getByRole("heading", { level: 1, name: "Box", exact: true }).waitFor();
  expect(await page.getByText(/^Copie enregistrée/).count()).toBe(0);
});
