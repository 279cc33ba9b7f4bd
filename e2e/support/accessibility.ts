import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type axe from "axe-core";
import type { RunOptions } from "axe-core";
import type { Page } from "playwright-core";
import { expect } from "vitest";

declare global {
  interface Window {
    axe?: Pick<typeof axe, "run">;
  }
}

/** The minified script, because every checked page loads it, and the full script takes twice as long. */
const axeScript = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const everyRule = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

const rulesOfColours = ["color-contrast", "link-in-text-block"];

/**
 * Rules that depend on colours, direction or size, so that the same elements can pass in one look and fail in another.
 */
const rulesOfLooks = [...rulesOfColours, "target-size", "scrollable-region-focusable"];

/** Waits until all animations have ended, except endless animations. */
async function atRest(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, effect }) => playState !== "running" || effect?.getComputedTiming().endTime === Infinity),
  );
}

/** The checked part: the whole document, or all but the frame that pages share: header, footer and navigation. */
export type Part = "whole" | "content";

async function expectNoViolation(page: Page, runOnly: RunOptions["runOnly"], part: Part): Promise<void> {
  await atRest(page);
  // Browsers don't tell a page that a form within another is submitted, and put its fields into the address.
  expect(await page.locator("form form").count(), "forms within forms").toBe(0);
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(axeScript);
  // Collects only violations, because listing the passed rules takes longer than running all rules.
  const options: RunOptions = { runOnly, resultTypes: ["violations"] };
  const found = await page.evaluate(
    async ([chosen, isWhole]) => {
      const frame = [...document.querySelectorAll("header, footer, nav")].filter(
        (element) => element.closest("main, dialog") === null,
      );
      const results = await window.axe?.run(isWhole ? document : { exclude: frame }, chosen);
      return results?.violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html).slice(0, 5) }));
    },
    [options, part === "whole"] as const,
  );
  expect(found).toEqual([]);
}

/** Fails if the page breaks a rule of WCAG 2.2 AA. The message names the rules and elements. */
export function expectAccessible(page: Page, part: Part = "whole"): Promise<void> {
  return expectNoViolation(page, { type: "tag", values: everyRule }, part);
}

/** Checks only the rules that depend on the look. The page must have passed all rules in another look. */
export function expectAccessibleLook(page: Page, part: Part = "whole"): Promise<void> {
  return expectNoViolation(page, { type: "rule", values: rulesOfLooks }, part);
}

/** Checks only the rules that depend on colours. The page must have passed all rules in the same size and direction. */
export function expectAccessibleColours(page: Page): Promise<void> {
  return expectNoViolation(page, { type: "rule", values: rulesOfColours }, "whole");
}

/**
 * Fails if there is more than one vertical scroll bar while a modal dialog is open. Counts the dialog, its elements and
 * the page behind it.
 */
export async function expectOneScrollBar(page: Page): Promise<void> {
  const bars = await page.evaluate(() => {
    const scrolls = (element: Element) =>
      element.scrollHeight > element.clientHeight && /auto|scroll/.test(getComputedStyle(element).overflowY);
    const root = document.documentElement;
    const doesPageScroll = root.scrollHeight > root.clientHeight && getComputedStyle(root).overflowY !== "hidden";
    return [...document.querySelectorAll("dialog:modal")].map((dialog) => [
      ...(doesPageScroll ? ["the page"] : []),
      ...[dialog, ...dialog.querySelectorAll(":not(textarea)")].filter(scrolls).map(({ className }) => className),
    ]);
  });
  for (const places of bars) expect(places.length, `scroll bars: ${places.join(", ")}`).toBeLessThanOrEqual(1);
}

/** Fails if the page is wider than its window, or if a control lies outside of the window and can't be scrolled to. */
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
