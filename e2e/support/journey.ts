import type { Browser, BrowserContext, Page } from "playwright-core";
import { test } from "vitest";
import type { TestPerson } from "../../apps/server/test/people/people.ts";
import { launchBrowser, openContext, type Visit } from "./browser.ts";
import { type DemoShop, openDemoShop } from "./demo-shop.ts";
import { keepSignedIn, tabRecordOf } from "./people.ts";

/** A visitor's look and account; not signed in unless `as` names a person. */
export type Visitor = Visit & { as?: TestPerson };
export type NewVisitor = (visitor?: Visitor) => Promise<BrowserContext>;
export type NewPage = (visitor?: Visitor) => Promise<Page>;
/** Shows a page to somebody who is signed in, or to a visitor. */
export type NewTab = (visitor?: { as?: TestPerson }) => Promise<Page>;

type Place = { browser: Browser; shop: DemoShop };
type Cleanup = { onCleanup: (cleanup: () => Promise<void>) => void };

/** Closes a context, where a page may still wait for requests that a journey answers itself. */
async function leave(context: BrowserContext): Promise<void> {
  await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: "ignoreErrors" })));
  await context.close();
}

/** Opens a browser context with its own storage for each visitor, and closes them all after the test. */
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

/** The context of all tabs of a file. Motion is reduced. */
async function openTabs({ browser, shop }: Place, { onCleanup }: Cleanup): Promise<BrowserContext> {
  const context = await openContext(browser, shop.url, { reducedMotion: true });
  onCleanup(() => leave(context));
  return context;
}

/** Nothing of earlier tabs is left in a new one, but for the cached files of the shop. */
async function clearStorage(page: Page, origin: string): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("Storage.clearDataForOrigin", { origin, storageTypes: "indexeddb,local_storage" });
  await devTools.detach();
}

/**
 * Opens a page for somebody with storage of their own, but in a context whose cache has the shop's files already: that
 * takes much less time than {@link newVisitor}. A test has one such page, and does not change its context.
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

/** A journey through a shop that many files share. It may change only what belongs to its own people. */
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
 * A journey through a shop that only this file uses, because it changes the catalogue, stops the server, or needs other
 * settings.
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
