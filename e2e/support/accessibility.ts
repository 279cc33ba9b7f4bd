import axe, { type RunOptions } from "axe-core";
import type { Page } from "playwright-core";
import { expect } from "vitest";

declare global {
  interface Window {
    axe?: Pick<typeof axe, "run">;
  }
}

const everyRule = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Rules whose outcome may change with the colours, the direction or the size, while the elements stay. */
const rulesOfLooks = ["color-contrast", "link-in-text-block", "target-size", "scrollable-region-focusable"];

/** Waits until nothing fades or moves any more, except what never ends. */
async function atRest(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, effect }) => playState !== "running" || effect?.getComputedTiming().endTime === Infinity),
  );
}

async function expectNoViolation(page: Page, runOnly: RunOptions["runOnly"]): Promise<void> {
  await atRest(page);
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(axe.source);
  // What passes is not listed: that would take longer than all the rules.
  const options: RunOptions = { runOnly, resultTypes: ["violations"] };
  const found = await page.evaluate(async (chosen) => {
    const results = await window.axe?.run(document, chosen);
    return results?.violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html).slice(0, 5) }));
  }, options);
  expect(found).toEqual([]);
}

/** Fails with every rule of WCAG 2.2 AA that the page breaks, and where. */
export function expectAccessible(page: Page): Promise<void> {
  return expectNoViolation(page, { type: "tag", values: everyRule });
}

/** The same for a page whose elements were found accessible in another look. */
export function expectAccessibleLook(page: Page): Promise<void> {
  return expectNoViolation(page, { type: "rule", values: rulesOfLooks });
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
