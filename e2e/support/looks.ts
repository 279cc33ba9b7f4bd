import type { Page } from "playwright-core";
import { inject } from "vitest";
import {
  expectAccessible,
  expectAccessibleColours,
  expectAccessibleLook,
  expectNoSidewaysScroll,
  expectOneScrollBar,
} from "./accessibility.ts";
import { PHONE, type Size, WIDE } from "./browser.ts";

const { allLooks } = inject("size");

/** A window size with the page's own sides or the others: dark or light, left to right or right to left. */
type Look = { size: Size; areSidesChanged: boolean };

/** Changes `<html>` as the settings do. Skips the colour transitions. */
async function restyle(page: Page, change: () => void): Promise<void> {
  await page.evaluate(change);
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
  });
}

function changeSides(): void {
  const root = document.documentElement;
  root.dataset["scheme"] = root.dataset["scheme"] === "dark" ? "light" : "dark";
  root.dir = root.dir === "rtl" ? "ltr" : "rtl";
}

/** All looks at these sizes; in the short form only the first and the last, which have nothing in common. */
function looksAt(sizes: readonly Size[]): Look[] {
  const looks = sizes.flatMap((size) => [false, true].map((areSidesChanged) => ({ size, areSidesChanged })));
  return looks.filter((look) => allLooks || look === looks[0] || look === looks.at(-1));
}

async function expectHighContrast(page: Page): Promise<void> {
  await restyle(page, () => (document.documentElement.dataset["contrast"] = "high"));
  await expectAccessibleColours(page);
  await restyle(page, () => delete document.documentElement.dataset["contrast"]);
}

async function expectSoundLook(page: Page, { size, areSidesChanged }: Look, isHighContrastToo: boolean): Promise<void> {
  if (size.width !== page.viewportSize()?.width) await page.setViewportSize(size);
  if (areSidesChanged) await restyle(page, changeSides);
  try {
    await (areSidesChanged ? expectAccessibleLook(page) : expectAccessible(page));
    await expectNoSidewaysScroll(page);
    await expectOneScrollBar(page);
    if (isHighContrastToo) await expectHighContrast(page);
  } finally {
    if (areSidesChanged) await restyle(page, changeSides);
  }
}

/**
 * Fails if the page breaks a rule of accessibility, is too wide, or has a dialog with two scroll bars. Restores the
 * page's own look.
 * - Looks: desktop and phone, dark and light, left to right and right to left. The short form has each size with one
 *   side.
 * - With sides changed, it checks only the rules that depend on the look.
 * - A test of the theme shows high contrast for every pair of colours, so it is checked at the last size only, and if
 *   `isHighContrastToo`.
 */
export async function expectSound(
  page: Page,
  sizes: readonly Size[] = [WIDE, PHONE],
  isHighContrastToo = allLooks,
): Promise<void> {
  const own = page.viewportSize() ?? WIDE;
  const looks = looksAt(sizes);
  try {
    for (const look of looks) {
      await expectSoundLook(page, look, isHighContrastToo && (allLooks || look === looks.at(-1)));
    }
  } finally {
    if (own.width !== page.viewportSize()?.width) await page.setViewportSize(own);
  }
}
