import type { CDPSession, Page } from "playwright-core";
import { expectAccessible, expectAccessibleLook, expectNoSidewaysScroll } from "./accessibility.ts";
import { isTouched, PHONE, type Size, WIDE } from "./browser.ts";

/** A page's emulation lasts as long as the session that began it. */
const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** Makes the page as large as a phone, which is touched, or as a desktop, where one points. */
async function resize(page: Page, size: Size): Promise<void> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  await (await session).send("Emulation.setTouchEmulationEnabled", { enabled: isTouched(size) });
  await page.setViewportSize(size);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
}

/** Changes dark and light, left and right, as the settings do. */
async function changeSides(page: Page): Promise<void> {
  await page.evaluate(() => {
    const root = document.documentElement;
    root.dataset["scheme"] = root.dataset["scheme"] === "dark" ? "light" : "dark";
    root.dir = root.dir === "rtl" ? "ltr" : "rtl";
    return new Promise((resolve) => requestAnimationFrame(resolve));
  });
}

/**
 * Fails when what is shown breaks a rule of accessibility or is too wide, in any look: on a desktop and on a phone,
 * dark and light, left to right and right to left. The page stays where it is, and gets its own look back.
 */
export async function expectSound(page: Page, sizes: readonly Size[] = [WIDE, PHONE]): Promise<void> {
  const own = page.viewportSize() ?? WIDE;
  for (const size of sizes) {
    if (sizes.length > 1) await resize(page, size);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await changeSides(page);
    await expectAccessibleLook(page);
    await expectNoSidewaysScroll(page);
    await changeSides(page);
  }
  if (sizes.length > 1) await resize(page, own);
}
