import { gzipSync } from "node:zlib";
import type { Page, Request } from "playwright-core";
import { expect } from "vitest";

/** Collects the addresses of all scripts that the page loads, and waits until no request is open. */
export function scriptsOf(page: Page): () => Promise<string[]> {
  const urls: string[] = [];
  let open = 0;
  // The stream of events never ends.
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

/** Their texts, read again, because the browser forgets what a page loaded when it leaves the page. */
export const textsOf = (urls: readonly string[]): Promise<string[]> =>
  Promise.all(urls.map(async (url) => (await fetch(url)).text()));

/** Their size after gzip, in kB. */
export const kilobytes = (scripts: readonly string[]): number =>
  scripts.reduce((sum, script) => sum + gzipSync(script, { level: 9 }).length, 0) / 1000;
