import type { Locator, Page } from "playwright-core";
import { inject } from "vitest";
import { type Size, visit } from "./browser.ts";
import { expectSound } from "./looks.ts";

/** A state of a screen: how to get there, and what it shows. */
export type State = {
  name: string;
  /** The address to load. Without one, the state begins where the one before it ended. */
  at?: string;
  act?: (page: Page) => Promise<unknown>;
  /** Shown once the state is there. */
  see: string | RegExp | ((page: Page) => Locator);
  /** The window sizes at which the state exists: a desktop's and a phone's, unless it is named. */
  sizes?: readonly Size[];
};

async function reach(page: Page, { at, act, see }: State): Promise<void> {
  if (at !== undefined) await visit(page, at);
  await act?.(page);
  const sign = typeof see === "function" ? see(page) : page.getByText(see).locator("visible=true");
  await sign.first().waitFor();
  // A button is busy as long as the dialog that it opened.
  await page.locator("main[aria-busy=true], main [aria-busy=true]:not(button)").first().waitFor({ state: "detached" });
}

/** The fault in words: the message of a comparison would be shortened. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return "actual" in error ? `${error.message}\n${JSON.stringify(error.actual, null, 2)}` : error.message;
}

/**
 * Takes a page through states of screens and checks how each looks. The first is checked in high contrast too. Reports
 * all states that fail; those that begin where a failed one ended are left out.
 */
export async function sweep(page: Page, states: readonly State[]): Promise<void> {
  const found: string[] = [];
  let isLost = false;
  for (const [place, state] of states.entries()) {
    if (isLost && state.at === undefined) continue;
    isLost = true;
    try {
      await reach(page, state);
      isLost = false;
      await expectSound(page, state.sizes, place === 0 || inject("size").allLooks);
    } catch (error) {
      found.push(`${state.name}: ${reasonOf(error)}`);
    }
  }
  if (found.length > 0) throw new Error(found.join("\n"));
}
