import { expect, inject } from "vitest";
import { shareOpening } from "../../apps/server/test/openings/share.ts";
import { addBrowser } from "../../apps/server/test/people/browsers.ts";
import { signUp, type TestPerson } from "../../apps/server/test/people/people.ts";
import { routesInside } from "../../apps/web/app/page-routes.fixture.ts";
import { arrive } from "../support/arrivals.ts";
import { PHONE, WIDE } from "../support/browser.ts";
import type { DemoShop } from "../support/demo-shop.ts";
import { it as journey, type NewVisitor } from "../support/journey.ts";
import { shiftsBeyondPromise, watchShifts } from "../support/layout-shifts.ts";
import { findBox } from "../support/operator.ts";
import { signInAs } from "../support/people.ts";
import { buyOne, inventoryOf, moveShipment, newCollector, sendShipment } from "../support/shipments.ts";
import { inLongForm } from "../support/short-form.ts";
import { cheapestItems, fillCart, type Item } from "../support/shopper.ts";

const { allLooks } = inject("size");

type Records = {
  items: readonly Item[];
  boxId: string;
  opening?: string;
  shared?: string;
  wishlist?: string;
  orderId?: string;
};

/**
 * Returns the addresses of a route: with ids in place of its parameters, and one for each tab. Returns no address if
 * the needed record is missing.
 */
function addressesOf(route: string, { items, boxId, opening, shared, wishlist, orderId }: Records): readonly string[] {
  const known: Record<string, readonly (string | undefined)[]> = {
    "/shop/items/:id": [items[0] && `/shop/items/${items[0].id}`],
    "/lootboxes/:id": [`/lootboxes/${boxId}`],
    "/openings/:id": [opening && `/openings/${opening}`],
    "/openings/shared/:token": [shared && `/openings/shared/${shared}`],
    "/wishes/shared/:token": [wishlist && `/wishes/shared/${wishlist}`],
    "/orders/:id": [orderId && `/orders/${orderId}`],
    "/transfers/:id": ["/transfers/unknown"],
    "/unsubscribe/:kind/:token": ["/unsubscribe/shipmentSent/unknown"],
    "/opening-soon/:purpose/:token": ["/opening-soon/end/unknown"],
    "/inventory": ["/inventory", "/inventory?status=Sold"],
    "/account-settings": ["profile", "addresses", "fairness", "notifications", "security"].map(
      (tab) => `/account-settings?tab=${tab}`,
    ),
  };
  const { [route]: addresses = [route] } = known;
  if (addresses.some((address) => address?.includes(":"))) throw new Error(`${route} needs an address here`);
  return addresses.filter((address) => address !== undefined);
}

/**
 * Opens pages on a phone and on a desktop and answers their calls one by one. Returns the pages that shift too much,
 * with the moved parts. The short form opens a quarter of the pages at each size, with one order of calls per size.
 */
async function moving(newVisitor: NewVisitor, routes: readonly string[], records: Records, as?: TestPerson) {
  async function lookAt(size: typeof WIDE, next: "oldest" | "newest"): Promise<string[]> {
    const turn = size === PHONE ? 0 : 1;
    const context = await newVisitor({ size, hasMotion: true, ...(as && { as }) });
    await watchShifts(context);
    const page = await context.newPage();
    await page.goto("/health/live");
    await fillCart(page, records.items);
    const found: string[] = [];
    for (const [place, path] of routes.flatMap((route) => addressesOf(route, records)).entries()) {
      if (!allLooks && place % 4 !== turn) continue;
      await arrive(page, path, next);
      found.push(...(await shiftsBeyondPromise(page)));
    }
    return found;
  }
  const found = await Promise.all([lookAt(PHONE, "oldest"), lookAt(WIDE, "newest")]);
  if (allLooks) found.push(...(await Promise.all([lookAt(PHONE, "newest"), lookAt(WIDE, "oldest")])));
  return found.flat();
}

/** Registers a person who has at least one of everything. Also returns the records that the addresses need. */
async function newRegular(shop: DemoShop) {
  const [person, admin] = await Promise.all([newCollector(shop, 20), signInAs(shop, "admin")]);
  const [won] = await inventoryOf(shop, person);
  const transactionId = won?.transactionId ?? "";
  const shared = (await shareOpening(shop, person, transactionId, { showsProof: true })).body.token;
  const { id: sentId } = await sendShipment(shop, person);
  await moveShipment(shop, admin, sentId, "Approved", "Shipping", "Shipped");
  const { purchaseId: orderId } = await buyOne(shop, person);
  await addBrowser(shop, person);
  const items = await cheapestItems(shop, 6);
  for (const { id } of items) await shop.call("addWish", { params: { id } }, person);
  const wishlist = (await shop.call("shareWishlist", { body: { showsName: true } }, person)).body.token;
  return {
    person,
    records: {
      items,
      opening: transactionId,
      shared,
      wishlist,
      orderId,
      boxId: (await findBox(shop, "game-night")).id,
    },
  };
}

const it = journey.extend("regular", { scope: "file" }, ({ shop }) => newRegular(shop));

/** Public pages that load nothing. Only the long form opens them. */
const still = ["/faq", "/coming-soon", "/maintenance", "/error/403", "/error/500"];

const open = () =>
  routesInside("public").filter(
    (route) => !routesInside("user").includes(route) && (allLooks || !still.includes(route)),
  );

it("no public page moves while it loads", { timeout: 300_000 }, async ({ regular, newVisitor }) => {
  // In this shop, the sign-in pages of all other methods show the same message: that the method isn't enabled.
  const signIn = routesInside("visitor").filter((route) => route.startsWith("/auth/jwt/"));
  expect(await moving(newVisitor, [...open(), ...signIn], regular.records)).toEqual([]);
});

it(
  "no page moves while it loads for somebody who has something of everything",
  { timeout: 300_000 },
  async ({ regular: { person, records }, newVisitor }) => {
    // In the short form, only visitors open the public pages.
    const routes = [...routesInside("user"), ...(allLooks ? open() : [])];
    expect(await moving(newVisitor, routes, records, person)).toEqual([]);
  },
);

inLongForm(() => {
  it(
    "no page of their own moves while it loads for somebody who has nothing",
    { timeout: 300_000 },
    async ({ shop, newVisitor }) => {
      const records = { items: [], boxId: (await findBox(shop, "game-night")).id };
      const routes = [...routesInside("user"), "/cart", "/lootboxes/:id"];
      expect(await moving(newVisitor, routes, records, await signUp(shop))).toEqual([]);
    },
  );
});
