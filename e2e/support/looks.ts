import type { Page } from "playwright-core";
import { expectAccessible, expectAccessibleLook, expectNoSidewaysScroll } from "./accessibility.ts";
import { PHONE, type Size, WIDE } from "./browser.ts";

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
 * light, left to right and right to left. Restores the page's own look afterwards.
 */
export async function expectSound(page: Page, sizes: readonly Size[] = [WIDE, PHONE]): Promise<void> {
  const own = page.viewportSize() ?? WIDE;
  for (const size of sizes) {
    if (size.width !== page.viewportSize()?.width) await page.setViewportSize(size);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await changeSides(page);
    await expectAccessibleLook(page);
    await expectNoSidewaysScroll(page);
    await changeSides(page);
  }
  if (own.width !== page.viewportSize()?.width) await page.setViewportSize(own);
}
