import type { Page } from "playwright-core";
import { expectAccessible, expectNoSidewaysScroll } from "../accessibility.ts";
import { PHONE, WIDE } from "../browser.ts";

/** The widths at which money is shown to move. */
export const WIDTHS = [
  { name: "360 px", size: PHONE, scheme: "light" },
  { name: "1440 px", size: WIDE, scheme: "dark" },
] as const;

/** Fails if a page breaks a rule of accessibility, or is wider than its window. */
export async function expectFit(page: Page): Promise<void> {
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
