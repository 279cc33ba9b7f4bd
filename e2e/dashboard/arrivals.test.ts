import { expect, inject } from "vitest";
import { dashboardRoutes } from "../../apps/web/app/page-routes.fixture.ts";
import type { TestPerson } from "../../apps/server/test/people/people.ts";
import { arrive } from "../support/arrivals.ts";
import type { DemoShop } from "../support/demo-shop.ts";
import { it } from "../support/journey.ts";
import { shiftsBeyondPromise, watchShifts } from "../support/layout-shifts.ts";
import { signInAs } from "../support/people.ts";

/**
 * Returns an existing id for each path that contains an id. With an unknown id, a page would only say that it found
 * nothing.
 */
async function idsIn(shop: DemoShop, admin: TestPerson): Promise<Record<string, string>> {
  const query = { pageSize: "1" } as const;
  // Waits until the job that watches the odds has run for the first time.
  await expect
    .poll(async () => (await shop.call("listWatchedOdds", {}, admin)).body.versions.length)
    .toBeGreaterThan(0);
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

/** The pages of the short form: one of each kind. Many others are lists, which have all parts in common. */
const kinds = ["/dashboard", "/dashboard/two", "/dashboard/group/boxes/:id"];

const NOTHING = "01920000-0000-7000-8000-000000000001";

it("a page of the dashboard stands its calls in the order that it expects the least, and does not move", async ({
  shop,
  newPage,
}) => {
  const admin = await signInAs(shop, "admin");
  const ids = await idsIn(shop, admin);
  const page = await newPage({ as: admin });
  await watchShifts(page.context());
  const failures: string[] = [];
  page.on("pageerror", (error) => failures.push(`${page.url()}: ${error.message}`));
  const main = page.getByRole("main");

  const routes = dashboardRoutes().filter((route) => inject("size").allLooks || kinds.includes(route));
  for (const route of routes) {
    const path = route.replace(/:.*/, ids[route] ?? NOTHING);
    const calls = await arrive(page, path, "newest");
    const isKnown = ids[route] !== undefined || !route.includes(":");
    // With an unknown id, a page only says that it found nothing, and some of these pages have no heading.
    const stands = async () =>
      (await main.getByRole("heading", { level: 1 }).count()) > 0 || (!isKnown && (await main.innerText()) !== "");
    await expect.poll(stands, { message: path }).toBe(true);
    failures.push(...(await shiftsBeyondPromise(page)));
    if (calls < 2) failures.push(`${path} made ${calls} calls`);
    if (await page.getByText("Something went wrong").isVisible()) failures.push(`${path} broke`);
    if (isKnown && (await main.getByRole("alert").count()) > 0) failures.push(`${path} shows an error`);
  }
  expect(failures).toEqual([]);
});
