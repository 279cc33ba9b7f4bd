import type { Locator, Page } from "playwright-core";
import { inject } from "vitest";
import { type Size, visit } from "./browser.ts";
import { expectSound, type Share } from "./looks.ts";

/** A state of a screen: how to reach it, and an element that it shows. */
export type State = {
  name: string;
  /** The address to load. Without an address, the state starts from the end of the state before. */
  at?: string;
  act?: (page: Page) => Promise<unknown>;
  /** A text or element that is visible once the state is reached. */
  see: string | RegExp | ((page: Page) => Locator);
  /** The window sizes at which the state is checked, by default those of a desktop and a phone. */
  sizes?: readonly Size[];
};

async function reach(page: Page, { at, act, see }: State): Promise<void> {
  if (at !== undefined) await visit(page, at);
  await act?.(page);
  const sign = typeof see === "function" ? see(page) : page.getByText(see).locator("visible=true");
  await sign.first().waitFor();
  // Excludes buttons, because a button is busy as long as the dialog that it has opened.
  await page.locator("main[aria-busy=true], main [aria-busy=true]:not(button)").first().waitFor({ state: "detached" });
}

/** Returns the error as text. Includes the whole actual value, because Vitest's message would shorten it. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return "actual" in error ? `${error.message}\n${JSON.stringify(error.actual, null, 2)}` : error.message;
}

/** In the short form, the first state has both looks, and the others have one of the two by turns. */
const shareOf = (place: number): Share => (place === 0 ? "both" : place % 2 === 1 ? "last" : "first");

/**
 * Takes a page through states of screens and checks the look of each state. The first state is also checked in high
 * contrast. Reports all failed states. If a state can't be reached, skips the states that start from its end.
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
      await expectSound(page, state.sizes, place === 0 || inject("size").allLooks, shareOf(place));
    } catch (error) {
      found.push(`${state.name}: ${reasonOf(error)}`);
    }
  }
  if (found.length > 0) throw new Error(found.join("\n"));
}
