import type { Page } from "playwright-core";
import { inject } from "vitest";
import {
  expectAccessible,
  expectAccessibleColours,
  expectAccessibleLook,
  expectNoSidewaysScroll,
  expectOneScrollBar,
  type Part,
} from "./accessibility.ts";
import { PHONE, type Size, WIDE } from "./browser.ts";

const { allLooks } = inject("size");

/** A window size, and whether the colour scheme and the text direction are switched to their opposites. */
type Look = { size: Size; areSidesChanged: boolean };

/** Changes `<html>` as the settings do, and skips the colour transitions. */
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

/** Which look the short form checks. The first and the last differ in every respect. */
export type Share = "first" | "last";

/** Returns all looks at these sizes. The short form has only one of them. */
function looksAt(sizes: readonly Size[], share: Share): Look[] {
  const looks = sizes.flatMap((size) => [false, true].map((areSidesChanged) => ({ size, areSidesChanged })));
  return looks.filter((look) => allLooks || look === looks.at(share === "first" ? 0 : -1));
}

async function expectHighContrast(page: Page): Promise<void> {
  await restyle(page, () => (document.documentElement.dataset["contrast"] = "high"));
  await expectAccessibleColours(page);
  await restyle(page, () => delete document.documentElement.dataset["contrast"]);
}

type Rules = { areAllChecked: boolean; isHighContrastToo: boolean; part: Part };

async function expectSoundLook(page: Page, { size, areSidesChanged }: Look, rules: Rules): Promise<void> {
  if (size.width !== page.viewportSize()?.width) await page.setViewportSize(size);
  // A list that was just loaded may still fade in.
  await restyle(page, areSidesChanged ? changeSides : () => {});
  try {
    await (rules.areAllChecked ? expectAccessible(page, rules.part) : expectAccessibleLook(page, rules.part));
    await expectNoSidewaysScroll(page);
    await expectOneScrollBar(page);
    if (rules.isHighContrastToo) await expectHighContrast(page);
  } finally {
    if (areSidesChanged) await restyle(page, changeSides);
  }
}

export type Soundness = {
  /** By default, those of a desktop and a phone. */
  sizes?: readonly Size[];
  /** Which looks the short form checks, by default the last: it is the hardest. */
  share?: Share;
  /** Also checks high contrast and, in place of the page's main part alone, its header and footer. */
  isThorough?: boolean;
};

/**
 * Fails if the page breaks a rule of accessibility, is too wide, or has a dialog with two scroll bars. Restores the
 * page's own look.
 * - All looks: each size with the page's own and with the opposite colour scheme and text direction. The short form has
 *   those that `share` names.
 * - After the first look, those with the opposite scheme and direction check only the rules that depend on the look.
 * - The short form checks high contrast only in the last look, because a test of the theme covers every pair of
 *   colours.
 */
export async function expectSound(
  page: Page,
  { sizes = [WIDE, PHONE], share = "last", isThorough = allLooks }: Soundness = {},
): Promise<void> {
  const own = page.viewportSize() ?? WIDE;
  const looks = looksAt(sizes, share);
  try {
    for (const [place, look] of looks.entries()) {
      await expectSoundLook(page, look, {
        areAllChecked: place === 0 || (allLooks && !look.areSidesChanged),
        isHighContrastToo: isThorough && (allLooks || look === looks.at(-1)),
        part: isThorough ? "whole" : "content",
      });
    }
  } finally {
    if (own.width !== page.viewportSize()?.width) await page.setViewportSize(own);
  }
}
