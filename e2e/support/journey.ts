import type { Browser, BrowserContext, Page } from "playwright-core";
import { test, type TestContext } from "vitest";
import type { TestPerson } from "../../apps/server/test/people/people.ts";
import { launchBrowser, openContext, type Visit, WIDE } from "./browser.ts";
import { type DemoShop, openDemoShop } from "./demo-shop.ts";
import { keepSignedIn, tabRecordOf } from "./people.ts";

/** A visitor's look and account. Without `as`, the visitor is not signed in. */
export type Visitor = Visit & { as?: TestPerson };
export type NewVisitor = (visitor?: Visitor) => Promise<BrowserContext>;
export type NewPage = (visitor?: Visitor) => Promise<Page>;
/** Returns a page for a signed-in person or, without `as`, for a visitor. Once per test. */
export type NewTab = (visitor?: Omit<Visitor, "worker" | "hasMotion">) => Promise<Page>;

type Place = { browser: Browser; shop: DemoShop };
type Test = Pick<TestContext, "task" | "onTestFailed">;
type Cleanup = { onCleanup: (cleanup: () => Promise<void>) => void };

/** Errors that pages of a context logged or threw in the current test. */
const logged = new WeakMap<BrowserContext, string[]>();

/** Begins to collect the errors of a test. */
function watchErrors(context: BrowserContext): void {
  const isNew = !logged.has(context);
  logged.set(context, []);
  if (!isNew) return;
  context.on("console", (message) => message.type() === "error" && logged.get(context)?.push(message.text()));
  context.on("weberror", (failure) => logged.get(context)?.push(failure.error().message));
}

/** Adds to the error of a failed test what its pages show and logged. Call it before they close. */
async function tellShown({ result }: TestContext["task"], contexts: BrowserContext[]): Promise<void> {
  const error = result?.state === "fail" ? result.errors?.at(-1) : undefined;
  if (error === undefined) return;
  for (const page of contexts.flatMap((context) => context.pages())) {
    const text = await page.evaluate(() => (document.querySelector("main") ?? document.body).innerText).catch(String);
    error.message += `\n${page.url()} shows: ${text.replaceAll(/\s+/gu, " ").slice(0, 1_500)}`;
  }
  for (const context of contexts)
    error.message += (logged.get(context) ?? []).map((line) => `\nlogged: ${line}`).join("");
}

/** Closes a context, even if pages still wait for requests that the test answers itself. */
async function leave(context: BrowserContext): Promise<void> {
  await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: "ignoreErrors" })));
  await context.close();
}

/** Opens a browser context with its own storage for each visitor, and closes all contexts after the test. */
function newVisitor({ browser, shop, task }: Place & Test, { onCleanup }: Cleanup): NewVisitor {
  const inside: BrowserContext[] = [];
  onCleanup(async () => {
    await tellShown(task, inside);
    await Promise.all(inside.map(leave));
  });
  return async ({ as: person, ...look } = {}) => {
    const context = await openContext(browser, shop.url, look);
    inside.push(context);
    watchErrors(context);
    if (person !== undefined) await keepSignedIn(context, person);
    return context;
  };
}

function newPage({ newVisitor: enter }: { newVisitor: NewVisitor }): NewPage {
  return async (visitor) => (await enter(visitor)).newPage();
}

/** Where a kept page waits between tests: a document of the shop without scripts. */
const RESTING_PLACE = "/health/live";

/** Pages that tests use one after the other, by size and whether they have touch. */
type KeptPages = Map<string, Page>;

/** Deletes what the last test stored for the shop. The cached files of the shop stay. */
async function clearStorage(page: Page, origin: string): Promise<void> {
  await page.evaluate(() => sessionStorage.clear());
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("Storage.clearDataForOrigin", { origin, storageTypes: "cookies,indexeddb,local_storage" });
  await devTools.detach();
}

/** The events that tests listen for. */
const listenedTo = ["console", "dialog", "download", "pageerror", "popup", "request", "requestfailed", "response"];

/** Takes from a page all that a test added, and closes the pages that it opened. */
async function tidy(page: Page): Promise<void> {
  const context = page.context();
  for (const other of context.pages()) if (other !== page) await other.close();
  // By name, because Playwright itself listens for other events.
  for (const event of listenedTo) page.removeAllListeners(event);
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await context.unrouteAll({ behavior: "ignoreErrors" });
}

/**
 * Returns a page with empty storage. Tests use it one after the other, because a page whose scripts are compiled and
 * whose files are cached takes a third of the time. A failed test closes it. A test takes only one such page, and adds
 * nothing to it or its context that {@link tidy} does not take away.
 */
function newTab(
  { browser, shop, keptPages, task, onTestFailed }: Place & { keptPages: KeptPages } & Test,
  { onCleanup }: Cleanup,
): NewTab {
  let isTaken = false;
  return async ({ as: person, size = WIDE, scheme = "dark", direction = "ltr" } = {}) => {
    if (isTaken) throw new Error("a test takes one kept page; others come from newPage");
    isTaken = true;
    const kind = size.width < 600 ? "phone" : "desktop";
    const page = keptPages.get(kind) ?? (await (await openContext(browser, shop.url, { size })).newPage());
    keptPages.set(kind, page);
    watchErrors(page.context());
    onTestFailed(async () => {
      keptPages.delete(kind);
      await leave(page.context());
    });
    onCleanup(async () => {
      await tellShown(task, [page.context()]);
      await tidy(page);
    });
    await page.goto(RESTING_PLACE);
    await clearStorage(page, shop.url);
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme: scheme });
    await page.evaluate(
      ([settings, record]) => {
        localStorage.setItem("theme-mode", settings.colorScheme);
        localStorage.setItem("app-settings", JSON.stringify(settings));
        if (record !== undefined) sessionStorage.setItem("user_data", record);
      },
      [{ colorScheme: scheme, direction }, person && tabRecordOf(person)] as const,
    );
    return page;
  };
}

function keepPages({}, { onCleanup }: Cleanup): KeptPages {
  const kept: KeptPages = new Map();
  onCleanup(async () => {
    for (const page of kept.values()) await leave(page.context());
  });
  return kept;
}

const browsing = test.extend("browser", { scope: "worker" }, async ({}, { onCleanup }) => {
  const browser = await launchBrowser();
  onCleanup(() => browser.close());
  return browser;
});

async function openForWorker({}, { onCleanup }: Cleanup): Promise<DemoShop> {
  const shop = await openDemoShop();
  onCleanup(() => shop.close());
  return shop;
}

/** A journey through a shop that many files share. It may change only data of its own people. */
export const it = browsing
  .extend("shop", { scope: "worker" }, openForWorker)
  // They close with the browser.
  .extend("keptPages", { scope: "worker" }, (): KeptPages => new Map())
  .extend("newVisitor", newVisitor)
  .extend("newPage", newPage)
  .extend("newTab", newTab);

/**
 * A journey through a second shop that files share in which operators change the catalogue. Each file relies only on
 * what it has made there, and on stock of the cheapest items.
 */
export const catalogueJourney = browsing
  .extend("shop", { scope: "worker" }, openForWorker)
  .extend("keptPages", { scope: "worker" }, (): KeptPages => new Map())
  .extend("newVisitor", newVisitor)
  .extend("newPage", newPage)
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
    .extend("keptPages", { scope: "file" }, keepPages)
    .extend("newVisitor", newVisitor)
    .extend("newPage", newPage)
    .extend("newTab", newTab);
