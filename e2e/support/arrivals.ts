import type { Page, Request, Route } from "playwright-core";
import { visit } from "./browser.ts";

/** Calls of the API and files of the public logs. The stream of events is none: it never ends. */
const isHeld = ({ pathname }: URL) => /^\/(api|log)\//.test(pathname) && pathname !== "/api/events";

/** Resolves when React has rendered, the page has been painted, and nothing is left to do. */
const untilIdle = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((done) =>
        requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => done()))),
      ),
  );

/** True while a part of the page stands for what it waits for. */
const isLoading = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("[role=status], [aria-busy=true]")].some(
      (part) => part.ariaBusy === "true" || part.textContent?.trim() === "Loading",
    ),
  );

/**
 * Opens a page whose calls are held and let go one by one, each after the page has shown what the ones before brought:
 * either the oldest first, or the newest, so that every call waits until all others have come. Returns how many there
 * were, when the page has everything.
 */
export async function arrive(page: Page, path: string, next: "oldest" | "newest"): Promise<number> {
  /** Requests without a response, each with its route if it is held. */
  const open = new Map<Request, Route | undefined>();
  const asked = (request: Request) => {
    if (!request.url().endsWith("/api/events") && !open.has(request)) open.set(request, undefined);
  };
  const ended = (request: Request) => void open.delete(request);
  page.on("request", asked);
  page.on("requestfinished", ended);
  page.on("requestfailed", ended);
  await page.route(isHeld, (route) => void open.set(route.request(), route));

  await visit(page, path);
  let released = 0;
  // A page that has just rendered may ask for more.
  for (let calm = 0; calm < 2;) {
    await untilIdle(page);
    const held = [...open.values()].filter((route) => route !== undefined);
    const route = next === "oldest" ? held.at(0) : held.at(-1);
    // A call that was let go is still open, and so is a script or a picture.
    if (route !== undefined && held.length === open.size) {
      open.set(route.request(), undefined);
      await route.continue();
      released += 1;
    } else calm = open.size === 0 && !(await isLoading(page)) ? calm + 1 : 0;
  }

  page.off("request", asked);
  page.off("requestfinished", ended);
  page.off("requestfailed", ended);
  await page.unroute(isHeld);
  return released;
}
