import type { Page } from "playwright-core";
import { inject } from "vitest";
import { expectAccessible, expectAccessibleLook, expectNoSidewaysScroll } from "./accessibility.ts";
import { PHONE, type Size, WIDE } from "./browser.ts";

const { allLooks } = inject("size");

/** Switches dark and light, and left and right, as the settings do. Skips the colour transitions. */
async function changeSides(page: Page): Promise<void> {
  await page.evaluate(() => {
    const root = document.documentElement;
    root.dataset["scheme"] = root.dataset["scheme"] === "dark" ? "light" : "dark";
    root.dir = root.dir === "rtl" ? "ltr" : "rtl";
    for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
  });
}

/**
 * Fails if the page breaks a rule of accessibility or is too wide in any look: on a desktop and on a phone, dark and
 * light, left to right and right to left. The short form checks every rule on the first size, and on the other one,
 * with the sides changed, only the rules that depend on the look. Restores the page's own look afterwards.
 */
export async function expectSound(page: Page, sizes: readonly Size[] = [WIDE, PHONE]): Promise<void> {
  const own = page.viewportSize() ?? WIDE;
  for (const [index, size] of sizes.entries()) {
    if (size.width !== page.viewportSize()?.width) await page.setViewportSize(size);
    if (allLooks || index === 0) {
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    }
    if (allLooks || index === sizes.length - 1) {
      await changeSides(page);
      await expectAccessibleLook(page);
      await expectNoSidewaysScroll(page);
      await changeSides(page);
    }
  }
  if (own.width !== page.viewportSize()?.width) await page.setViewportSize(own);
}
