import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { expect } from "vitest";
import { chromiumExecutable } from "../../tools/chromium.ts";

export type Size = { width: number; height: number };
export const WIDE: Size = { width: 1440, height: 900 };
export const PHONE: Size = { width: 360, height: 740 };

/** Flags that turn off Chromium's own network requests. */
const quiet = [
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

async function launch(): Promise<Browser> {
  const { executablePath, args, env } = await chromiumExecutable();
  return chromium.launch({ executablePath, args: [...args, ...quiet], env });
}

let launched: Promise<Browser> | undefined;

/** Returns the browser of this process. Launches it at the first call, and again if it was closed or has crashed. */
export async function launchBrowser(): Promise<Browser> {
  if (launched !== undefined && !(await launched).isConnected()) launched = undefined;
  return (launched ??= launch());
}

export type Visit = {
  size?: Size;
  scheme?: "dark" | "light";
  /** Runs animations. By default motion is reduced, so that journeys don't wait for animations. */
  hasMotion?: boolean;
  direction?: "ltr" | "rtl";
  /** Allows the shop's service worker. Tests then can't answer requests in place of the shop. */
  worker?: boolean;
};

/** Opens a browser context for a new visitor, with its own storage, window size and settings. */
export async function openContext(
  browser: Browser,
  baseURL: string,
  { size = WIDE, scheme = "dark", hasMotion = false, direction = "ltr", worker = false }: Visit = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL,
    viewport: size,
    hasTouch: size.width < 600,
    colorScheme: scheme,
    reducedMotion: hasMotion ? "no-preference" : "reduce",
    locale: "en-GB",
    serviceWorkers: worker ? "allow" : "block",
  });
  // A long timeout, because the machine may be busy. Waits end as soon as their condition is met.
  context.setDefaultTimeout(45_000);
  await context.addInitScript(
    ([chosenScheme, chosenDirection]) => {
      if (localStorage.getItem("app-settings") !== null) return;
      localStorage.setItem("theme-mode", chosenScheme);
      localStorage.setItem("app-settings", JSON.stringify({ colorScheme: chosenScheme, direction: chosenDirection }));
    },
    [scheme, direction] as const,
  );
  return context;
}

/** Waits until the page is rendered, styled and hydrated. Before that, it doesn't react to the pointer. */
async function untilReady(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset["ready"] === "true");
}

/** Opens a URL and waits until the page is ready. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilReady(page);
}

/** Loads the page again and waits until it is ready. */
export async function reload(page: Page): Promise<void> {
  await page.reload();
  await untilReady(page);
}

/** Waits until the text of the focused element matches. */
export async function expectFocusOn(page: Page, text: RegExp): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toMatch(text);
}
