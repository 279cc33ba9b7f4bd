import type { Page } from "playwright-core";
import { expectAccessible, expectNoSidewaysScroll } from "../accessibility.ts";
import { PHONE, WIDE } from "../browser.ts";

/** The widths at which money is shown to move. */
export const WIDTHS = [
  { width: "360 px", size: PHONE, scheme: "light" },
  { width: "1440 px", size: WIDE, scheme: "dark" },
] as const;

/** Fails if a page breaks a rule of accessibility, or is wider than its window. */
export async function expectFit(page: Page): Promise<void> {
  await shoot(page); // J33
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
}

/** Checks each state once at each width. */
export function lookOnce() {
  const seen = new Set<string>();
  return async (page: Page, state: string): Promise<void> => {
    const key = `${state} ${page.viewportSize()?.width}`;
    if (seen.has(key)) return;
    seen.add(key);
    await expectFit(page);
  };
}

let shot = 0; // J33
async function shoot(page: Page): Promise<void> {
  const dir = process.env["J33_SHOTS"]; // J33
  if (dir === undefined) return;
  const name = `${dir}/${process.pid}-${String((shot += 1)).padStart(3, "0")}-${page.viewportSize()?.width}`;
  await page.screenshot({ path: `${name}-a.png`, fullPage: true });
  const flip = () =>
    page.evaluate(() => {
      const root = document.documentElement;
      root.dataset["scheme"] = root.dataset["scheme"] === "dark" ? "light" : "dark";
    });
  await flip();
  await page.screenshot({ path: `${name}-b.png`, fullPage: true });
  await flip();
}
