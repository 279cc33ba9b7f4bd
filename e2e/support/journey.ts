import type { Browser, BrowserContext, Page } from "playwright-core";
import { test } from "vitest";
import type { TestPerson } from "../../apps/server/test/people/people.ts";
import { launchBrowser, openContext, type Visit } from "./browser.ts";
import { type DemoShop, openDemoShop } from "./demo-shop.ts";
import { keepSignedIn } from "./people.ts";

/** Who comes in, and in which look; a stranger unless `as` says somebody. */
export type Visitor = Visit & { as?: TestPerson };
export type NewVisitor = (visitor?: Visitor) => Promise<BrowserContext>;
export type NewPage = (visitor?: Visitor) => Promise<Page>;

type Place = { browser: Browser; shop: DemoShop };
type Cleanup = { onCleanup: (cleanup: () => Promise<void>) => void };

/** Lets visitors in, each with a storage of their own, until the test ends. */
function newVisitor({ browser, shop }: Place, { onCleanup }: Cleanup): NewVisitor {
  const inside: BrowserContext[] = [];
  onCleanup(async () => void (await Promise.all(inside.map((context) => context.close()))));
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

const browsing = test.extend("browser", { scope: "worker" }, async ({}, { onCleanup }) => {
  const browser = await launchBrowser();
  onCleanup(() => browser.close());
  return browser;
});

/** A journey through the shop that many files share. It changes nothing but what belongs to people of its own. */
export const it = browsing
  .extend("shop", { scope: "worker" }, async ({}, { onCleanup }) => {
    const shop = await openDemoShop();
    onCleanup(() => shop.close());
    return shop;
  })
  .extend("newVisitor", newVisitor)
  .extend("newPage", newPage);

/** A journey through a shop that its file alone uses: whose catalogue changes, that stops, or is set up otherwise. */
export const journeyThrough = (openShop: () => Promise<DemoShop>) =>
  browsing
    .extend("shop", { scope: "file" }, async ({}, { onCleanup }) => {
      const shop = await openShop();
      onCleanup(() => shop.close());
      return shop;
    })
    .extend("newVisitor", newVisitor)
    .extend("newPage", newPage);
