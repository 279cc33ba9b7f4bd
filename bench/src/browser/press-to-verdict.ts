import type { Browser, Page } from "playwright-core";
import { makeCustomers } from "../customers.ts";
import type { Place } from "../place.ts";
import { signedIn } from "./signed-in.ts";

const BUTTON = /^Open for /;

/**
 * Runs in the page before its scripts. Writes the verdict and the milliseconds since the press to an attribute of
 * <html>.
 */
const NOTE_TIMES = `addEventListener("click", (event) => {
  if (!/^Open for /.test(event.target.closest("button")?.textContent ?? "")) return;
  const pressed = performance.now();
  new MutationObserver((_, observer) => {
    const badge = document.querySelector("[data-verdict]");
    if (badge === null) return;
    observer.disconnect();
    const took = performance.now() - pressed;
    document.documentElement.dataset.pressed = badge.dataset.verdict + " " + took;
  }).observe(document.body, { childList: true, subtree: true });
}, true)`;

/**
 * Presses the button and returns the milliseconds to the verdict. Throws unless it is one of an honest opening, whose
 * record reaches the log within seconds.
 */
async function pressOnce(page: Page, isAhead: boolean): Promise<number> {
  const button = page.getByRole("button", { name: BUTTON });
  const offered = isAhead ? page.waitForResponse((response) => response.url().endsWith("/offer")) : undefined;
  if (isAhead) await button.hover();
  await offered;
  if (isAhead) await page.waitForLoadState("networkidle");
  await button.click({ force: true });
  const html = page.locator("html[data-pressed]");
  await html.waitFor({ state: "attached" });
  const [verdict, took] = ((await html.getAttribute("data-pressed")) ?? "").split(" ");
  if (verdict !== "Unlogged" && verdict !== "Verified") throw new Error(`the opening is ${verdict}`);
  return Number(took);
}

const medianOf = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? NaN;

/**
 * Milliseconds from the press to the verdict, each the median of several presses. The reel's animation is not included.
 */
export type PressToVerdict = { oneCallMs: number; twoCallsMs: number };

/**
 * Measures openings with an offer that was fetched before the press (one call) and without such an offer (two calls).
 */
export async function pressToVerdict(
  browser: Browser,
  place: Place,
  box: string,
  presses: number,
): Promise<PressToVerdict> {
  const [customer] = await makeCustomers(place, 1);
  if (customer === undefined) throw new Error("nobody was registered");
  const page = await signedIn(browser, customer);
  await page.addInitScript(NOTE_TIMES);
  const oneCall: number[] = [];
  const twoCalls: number[] = [];
  for (let press = 0; press <= presses; press += 1) {
    for (const [isAhead, times] of [
      [true, oneCall],
      [false, twoCalls],
    ] as const) {
      // Loads the page again before each press, because the response to an opening contains the next offer.
      await page.mouse.move(0, 0);
      await page.goto(place.url + box);
      await page.locator("html[data-ready]").waitFor();
      await page.waitForLoadState("networkidle");
      const took = await pressOnce(page, isAhead);
      // The first press is not counted: it also creates the browser's key and pins the shop's keys.
      if (press > 0) times.push(took);
    }
  }
  await page.context().close();
  return { oneCallMs: medianOf(oneCall), twoCallsMs: medianOf(twoCalls) };
}
