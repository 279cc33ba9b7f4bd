import type { Page, Route } from "playwright-core";
import { expect } from "vitest";
import { dashboardRoutes } from "../../apps/web/app/page-routes.fixture.ts";
import type { TestPerson } from "../../apps/server/test/people/people.ts";
import { visit } from "../support/browser.ts";
import type { DemoShop } from "../support/demo-shop.ts";
import { it } from "../support/journey.ts";
import { signInAs } from "../support/people.ts";

/** An id of a thing for each path that names one; a page without its thing says that it is not found. */
async function idsIn(shop: DemoShop, admin: TestPerson): Promise<Record<string, string>> {
  const query = { pageSize: "1" } as const;
  const [items, boxes, payments, people, cases, odds] = await Promise.all([
    shop.call("listAdminItems", { query }, admin),
    shop.call("listAdminLootboxes", { query }, admin),
    shop.call("listPayments", { query }, admin),
    shop.call("listPeople", { query }, admin),
    shop.call("listCases", { query }, admin),
    shop.call("listWatchedOdds", {}, admin),
  ]);
  return {
    "/dashboard/odds/:id/:version": `${odds.body.versions[0]?.lootbox.id}/${odds.body.versions[0]?.tableVersion}`,
    "/dashboard/three/items/:id": items.body.items[0]?.id ?? "",
    "/dashboard/group/boxes/:id": boxes.body.items[0]?.id ?? "",
    "/dashboard/group/six/payments/:id": payments.body.items[0]?.id ?? "",
    "/dashboard/group/five/:id": people.body.items[0]?.id ?? "",
    "/dashboard/group/cases/:id": cases.body.items[0]?.id ?? "",
  };
}

const NOTHING = "01920000-0000-7000-8000-000000000001";

/** Waits until React has rendered and nothing is left to do. */
const untilIdle = (page: Page) =>
  page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => requestIdleCallback(() => done()))));

/**
 * Holds all calls to the API and lets them go one by one, the newest first, each after the page has rendered the one
 * before. So every call waits until all others have come, the operator's rights the longest.
 */
async function arriveBackwards(page: Page, path: string): Promise<number> {
  const held: Route[] = [];
  const isHeld = (url: URL) => url.pathname.startsWith("/api/") && url.pathname !== "/api/events";
  await page.route(isHeld, (route) => void held.push(route));
  const first = page.waitForRequest((request) => isHeld(new URL(request.url())));
  await visit(page, path);
  await first;
  let released = 0;
  for (;;) {
    await untilIdle(page);
    const route = held.pop();
    if (route === undefined) break;
    const arrived = page.waitForResponse((response) => response.request() === route.request());
    await route.continue();
    await (await arrived).finished();
    released += 1;
  }
  await page.unroute(isHeld);
  return released;
}

it("every page of the dashboard stands its calls in the order that it expects the least", async ({ shop, newPage }) => {
  const admin = await signInAs(shop, "admin");
  const ids = await idsIn(shop, admin);
  const page = await newPage({ as: admin, reducedMotion: true });
  const failures: string[] = [];
  page.on("pageerror", (error) => failures.push(`${page.url()}: ${error.message}`));
  const main = page.getByRole("main");

  for (const route of dashboardRoutes()) {
    const path = route.replace(/:.*/, ids[route] ?? NOTHING);
    const calls = await arriveBackwards(page, path);
    const isKnown = ids[route] !== undefined || !route.includes(":");
    // A page about nothing says that it is not found, some of them without a heading.
    const stands = async () =>
      (await main.getByRole("heading", { level: 1 }).count()) > 0 || (!isKnown && (await main.innerText()) !== "");
    await expect.poll(stands, { message: path }).toBe(true);
    if (calls < 2) failures.push(`${path} made ${calls} calls`);
    if (await page.getByText("Something went wrong").isVisible()) failures.push(`${path} broke`);
    if (isKnown && (await main.getByRole("alert").count()) > 0) failures.push(`${path} shows an error`);
  }
  expect(failures).toEqual([]);
});
