import type { Page, Request, Route } from "playwright-core";
import { visit } from "./browser.ts";

/** True for calls of the API and files of the public logs. The stream of events is excluded, because it never ends. */
const isHeld = ({ pathname }: URL) => /^\/(api|log)\//.test(pathname) && pathname !== "/api/events";

/** Resolves when React has rendered, the browser has painted, and no work is left. */
const untilIdle = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((done) =>
        requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => done()))),
      ),
  );

/** True while a part of the page shows that it is loading. */
const isLoading = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("[role=status], [aria-busy=true]")].some(
      (part) => part.ariaBusy === "true" || part.textContent?.trim() === "Loading",
    ),
  );

/**
 * Opens a page and holds its calls. Releases one call at a time, after the page has rendered the response before.
 * `next` chooses the oldest or the newest held call. Returns the number of calls when the page has loaded completely.
 */
export async function arrive(page: Page, path: string, next: "oldest" | "newest"): Promise<number> {
  /** Requests without a response. Held requests have a route. */
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
  // The page must be idle twice in a row, because a page that has just rendered may start more calls.
  for (let calm = 0; calm < 2;) {
    await untilIdle(page);
    const held = [...open.values()].filter((route) => route !== undefined);
    const route = next === "oldest" ? held.at(0) : held.at(-1);
    // Releases a call only if all open requests are held: no released call, script or picture is still loading.
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
