import { AxeBuilder } from "@axe-core/playwright";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { expect } from "vitest";
import { chromiumExecutable } from "../../tools/chromium.ts";

export const WIDE = { width: 1440, height: 900 };
export const PHONE = { width: 360, height: 740 };

/** Flags that keep Chromium from calling home. */
const quiet = [
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export async function launchBrowser(): Promise<Browser> {
  const { executablePath, args, env } = await chromiumExecutable();
  return chromium.launch({ executablePath, args: [...args, ...quiet], env });
}

export type Visit = {
  size?: { width: number; height: number };
  scheme?: "dark" | "light";
  reducedMotion?: boolean;
  direction?: "ltr" | "rtl";
};

/** A visitor of their own: storage, size and settings that nobody else shares. */
export async function newVisitor(
  browser: Browser,
  baseURL: string,
  { size = WIDE, scheme = "dark", reducedMotion = false, direction = "ltr" }: Visit = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL,
    viewport: size,
    hasTouch: size.width < 600,
    colorScheme: scheme,
    reducedMotion: reducedMotion ? "reduce" : "no-preference",
    locale: "en-GB",
  });
  // Patient, since the machine may be busy with other things; nothing waits longer than it takes.
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

/** Goes to an address and waits until the page is alive: rendered, styled and hydrated. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() => document.documentElement.dataset["ready"] === "true");
}

/** Waits until nothing fades or moves any more, except what never ends. */
async function atRest(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, effect }) => playState !== "running" || effect?.getComputedTiming().endTime === Infinity),
  );
}

/** Fails with every rule of WCAG 2.2 AA that the page breaks, and where. */
export async function expectAccessible(page: Page): Promise<void> {
  await atRest(page);
  const { violations } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .analyze();
  const found = violations.map(({ id, nodes }) => ({ id, where: nodes.map((node) => node.html).slice(0, 5) }));
  expect(found).toEqual([]);
}

/** Fails when the page is wider than its window, or a control that nobody can scroll to sticks out of it. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  await atRest(page);
  const { excess, cut } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (getComputedStyle(element).overflowX !== "visible" || scrolls(element.parentElement));
    const sticksOut = (control: Element): boolean => {
      const { left, right, width } = control.getBoundingClientRect();
      const isShown = control.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      return isShown && width > 1 && (left < -1 || right > clientWidth + 1) && !scrolls(control.parentElement);
    };
    const controls = [...document.querySelectorAll("a[href], button, input, select, textarea, [role=button]")];
    return {
      excess: scrollWidth - clientWidth,
      cut: controls.filter(sticksOut).map((control) => control.outerHTML.slice(0, 200)),
    };
  });
  expect(excess).toBeLessThanOrEqual(0);
  expect(cut).toEqual([]);
}

/** Waits until the element that has the focus says this, or matches it. */
export async function expectFocusOn(page: Page, text: RegExp): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toMatch(text);
}
