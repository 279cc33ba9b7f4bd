import type { Locator, Page } from "playwright-core";
import { inject } from "vitest";
import { type Size, visit } from "./browser.ts";
import { expectSound } from "./looks.ts";

/** A state of a screen: how to reach it, and an element that it shows. */
export type State = {
  name: string;
  /** The address to load. Without an address, the state starts from the end of the state before. */
  at?: string;
  act?: (page: Page) => Promise<unknown>;
  /** A text or element that is visible once the state is reached. */
  see: string | RegExp | ((page: Page) => Locator);
  /** Only the long form checks this state. The short form reaches it if the next state starts from its end. */
  isMinor?: boolean;
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

const { allLooks } = inject("size");

/** True if the form of the tests leaves out the state, and no state that it checks starts from its end. */
function isLeftOut(states: readonly State[], place: number): boolean {
  const next = states[place + 1];
  if (allLooks || states[place]?.isMinor !== true) return false;
  return next === undefined || next.at !== undefined || isLeftOut(states, place + 1);
}

/**
 * Takes a page through states of screens and checks the look of each. Reports all failed states. If a state can't be
 * reached, skips those that start from its end. In the short form, each state is checked in one look by turns, and only
 * the first in high contrast and with header and footer.
 */
export async function sweep(page: Page, states: readonly State[]): Promise<void> {
  const found: string[] = [];
  const first = states.findIndex(({ isMinor }) => allLooks || isMinor !== true);
  let isLost = false;
  for (const [place, state] of states.entries()) {
    if (isLeftOut(states, place) || (isLost && state.at === undefined)) continue;
    isLost = true;
    try {
      await reach(page, state);
      isLost = false;
      if (state.isMinor === true && !allLooks) continue;
      await expectSound(page, {
        share: place === first || place % 2 === 1 ? "last" : "first",
        isThorough: place === first || allLooks,
        ...(state.sizes && { sizes: state.sizes }),
      });
    } catch (error) {
      found.push(`${state.name}: ${reasonOf(error)}`);
    }
  }
  if (found.length > 0) throw new Error(found.join("\n"));
}
