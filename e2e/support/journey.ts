import type { Browser, BrowserContext, Page } from "playwright-core";
import { test } from "vitest";
import type { TestPerson } from "../../apps/server/test/people/people.ts";
import { launchBrowser, openContext, type Visit } from "./browser.ts";
import { type DemoShop, openDemoShop } from "./demo-shop.ts";
import { keepSignedIn, tabRecordOf } from "./people.ts";

/** A visitor's look and account. Without `as`, the visitor is not signed in. */
export type Visitor = Visit & { as?: TestPerson };
export type NewVisitor = (visitor?: Visitor) => Promise<BrowserContext>;
export type NewPage = (visitor?: Visitor) => Promise<Page>;
/** Opens a page for a signed-in person or, without `as`, for a visitor. */
export type NewTab = (visitor?: { as?: TestPerson }) => Promise<Page>;

type Place = { browser: Browser; shop: DemoShop };
type Cleanup = { onCleanup: (cleanup: () => Promise<void>) => void };

/** Closes a context, even if pages still wait for requests that the test answers itself. */
async function leave(context: BrowserContext): Promise<void> {
  await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: "ignoreErrors" })));
  await context.close();
}

/** Opens a browser context with its own storage for each visitor, and closes all contexts after the test. */
function newVisitor({ browser, shop }: Place, { onCleanup }: Cleanup): NewVisitor {
  const inside: BrowserContext[] = [];
  onCleanup(async () => void (await Promise.all(inside.map(leave))));
  return async ({ as: person, ...look } = {}) => {
    const context = await openContext(browser, shop.url, look);
    inside.push(context);
    if (person !== undefined) await keepSignedIn(context, person);
    return context;
  };
}

function newPage({ newVisitor: enter }: { newVisitor: NewVisitor }): NewPage {
  return async (visitor) => (await enter(visitor)).newPage();
}

/** Opens the context that all tabs of a file share. */
async function openTabs({ browser, shop }: Place, { onCleanup }: Cleanup): Promise<BrowserContext> {
  const context = await openContext(browser, shop.url);
  onCleanup(() => leave(context));
  return context;
}

/** Deletes what earlier tabs stored for the origin. The cached files of the shop stay. */
async function clearStorage(page: Page, origin: string): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("Storage.clearDataForOrigin", { origin, storageTypes: "indexeddb,local_storage" });
  await devTools.detach();
}

/**
 * Opens a page with empty storage in a shared context. This is much faster than {@link newVisitor}, because the shop's
 * files are cached already. A test opens only one such page and doesn't change its context.
 */
function newTab({ tabs, shop }: { tabs: BrowserContext; shop: DemoShop }, { onCleanup }: Cleanup): NewTab {
  onCleanup(async () => {
    for (const page of tabs.pages()) {
      await page.unrouteAll({ behavior: "ignoreErrors" });
      await page.close();
    }
  });
  return async ({ as: person } = {}) => {
    const page = await tabs.newPage();
    await clearStorage(page, shop.url);
    if (person !== undefined)
      await page.addInitScript((record) => sessionStorage.setItem("user_data", record), tabRecordOf(person));
    return page;
  };
}

const browsing = test.extend("browser", { scope: "worker" }, async ({}, { onCleanup }) => {
  const browser = await launchBrowser();
  onCleanup(() => browser.close());
  return browser;
});

/** A journey through a shop that many files share. It may change only data of its own people. */
export const it = browsing
  .extend("shop", { scope: "worker" }, async ({}, { onCleanup }) => {
    const shop = await openDemoShop();
    onCleanup(() => shop.close());
    return shop;
  })
  .extend("newVisitor", newVisitor)
  .extend("newPage", newPage)
  .extend("tabs", { scope: "file" }, openTabs)
  .extend("newTab", newTab);

/**
 * A journey through a shop of its own, for files that change the catalogue, stop the server, or need other settings.
 */
export const journeyThrough = (openShop: () => Promise<DemoShop>) =>
  browsing
    .extend("shop", { scope: "file" }, async ({}, { onCleanup }) => {
      const shop = await openShop();
      onCleanup(() => shop.close());
      return shop;
    })
    .extend("newVisitor", newVisitor)
    .extend("newPage", newPage);
