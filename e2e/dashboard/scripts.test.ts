import { gzipSync } from "node:zlib";
import type { Page, Request } from "playwright-core";
import { expect } from "vitest";
import { newCustomer } from "../support/shopper.ts";
import { visit } from "../support/browser.ts";
import { it } from "../support/journey.ts";
import { signInAs } from "../support/people.ts";

/** What only the dashboard needs: its frame, and the component library, which marks its elements with this attribute. */
const DASHBOARD_ONLY = /data-rac|dashboard-workspace/;

/** Collects every script that the page loads. */
function scriptsOf(page: Page): () => Promise<string[]> {
  const urls: string[] = [];
  let open = 0;
  // The dashboard's stream of events never ends.
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
    // Read again, because the browser forgets what a page loaded when it leaves the page.
    return Promise.all(urls.map(async (url) => (await fetch(url)).text()));
  };
}

const kilobytes = (scripts: readonly string[]) =>
  scripts.reduce((sum, script) => sum + gzipSync(script).length, 0) / 1000;

it("loads less than 200 kB of scripts for the dashboard's frame with a list", async ({ shop, newPage }) => {
  const page = await newPage({ as: await signInAs(shop, "admin") });
  const scripts = scriptsOf(page);
  await visit(page, "/dashboard/two");
  await page.getByRole("table", { name: "Shipments" }).waitFor();
  const loaded = await scripts();
  expect(loaded.some((script) => DASHBOARD_ONLY.test(script))).toBe(true);
  expect(kilobytes(loaded)).toBeLessThan(200);
});

it("loads nothing of the dashboard on the pages of customers", async ({ shop, newPage }) => {
  const page = await newPage({ as: await newCustomer(shop) });
  const scripts = scriptsOf(page);
  const paths = ["/shop", "/lootboxes", "/cart", "/inventory", "/transactions", "/shipments", "/account-settings"];
  for (const path of paths) {
    await visit(page, path);
    await page.getByRole("heading", { level: 1 }).waitFor();
  }
  const loaded = await scripts();
  expect(loaded.length).toBeGreaterThan(20);
  expect(loaded.filter((script) => DASHBOARD_ONLY.test(script))).toEqual([]);
});
