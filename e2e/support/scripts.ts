import { gzipSync } from "node:zlib";
import type { Page, Request } from "playwright-core";
import { expect } from "vitest";

/** Collects the URLs of all scripts that the page loads. The returned function waits until no request is open. */
export function scriptsOf(page: Page): () => Promise<string[]> {
  const urls: string[] = [];
  let open = 0;
  // False for the stream of events, whose response never ends.
  const isAnswered = (request: Request) => !request.url().endsWith("/api/events");
  page.on("request", (request) => void (open += Number(isAnswered(request))));
  const ended = (request: Request) => void (open -= Number(isAnswered(request)));
  page.on("requestfinished", ended);
  page.on("requestfailed", ended);
  page.on("response", (response) => {
    if (response.url().endsWith(".js")) urls.push(response.url());
  });
  return async () => {
    await expect.poll(() => open).toBe(0);
    return [...urls];
  };
}

/** Fetches the scripts again, because the browser drops loaded responses when it leaves the page. */
export const textsOf = (urls: readonly string[]): Promise<string[]> =>
  Promise.all(urls.map(async (url) => (await fetch(url)).text()));

/** The total size of the scripts after gzip, in kB. */
export const kilobytes = (scripts: readonly string[]): number =>
  scripts.reduce((sum, script) => sum + gzipSync(script, { level: 9 }).length, 0) / 1000;
