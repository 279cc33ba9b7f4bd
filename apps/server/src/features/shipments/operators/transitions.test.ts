import { ORDER_STATUSES, ORDER_TRANSITIONS, type OrderDetail, type OrderStatus } from "@trove/contract";
import { cents } from "@trove/money";
import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { cancel, itemsByStatus } from "../../../../test/orders/shipments.ts";
import { orderFromShop } from "../../../../test/orders/shop-orders.ts";
import { moveOn } from "../../../../test/people/operator.ts";
import { makeAdmin, signUp, type TestPerson } from "../../../../test/people/people.ts";
import { balanceOf } from "../../../../test/shop/books.ts";
import { openShop, type Shop } from "../../../../test/shop/shop.ts";

let shop: Shop;
let admin: TestPerson;
let person: TestPerson;

beforeAll(async () => {
  shop = await openShop();
  [admin, person] = await Promise.all([makeAdmin(shop), signUp(shop)]);
});
afterAll(() => shop.close());

const texts: Record<OrderDetail, string> = { carrier: "UPS", trackingNumber: "1Z", reason: "Because" };

type Step = { by: "User" | "Admin"; to: OrderStatus; given: OrderDetail[] };

const anyStep: fc.Arbitrary<Step> = fc.record({
  by: fc.constantFrom("User", "Admin"),
  to: fc.constantFrom(...ORDER_STATUSES),
  given: fc.subarray<OrderDetail>(["carrier", "trackingNumber", "reason"]),
});

/**
 * The HTTP status that a step should get by the transition table: 200 if allowed, 400 if details are missing, 409 if
 * not allowed.
 */
function expectedStatus(at: OrderStatus, { by, to, given }: Step): number {
  const found = ORDER_TRANSITIONS[at].find((each) => each.to === to && each.by.includes(by));
  if (found === undefined) return 409;
  return found.requires.every((detail) => given.includes(detail)) ? 200 : 400;
}

async function take(id: string, { by, to, given }: Step): Promise<number> {
  const told: Partial<Record<OrderDetail, string>> = Object.fromEntries(given.map((name) => [name, texts[name]]));
  if (by === "Admin") return (await moveOn(shop, admin, id, { status: to, ...told })).status;
  const { reason } = told;
  return (await cancel(shop, person, id, { reason })).status;
}

async function statusOf(id: string): Promise<OrderStatus> {
  return (await shop.call("getShipment", { params: { id } }, person)).body.status;
}

it("lets people and operators do exactly what the table allows, after any random sequence of moves", async () => {
  const walk = fc.record({ isPending: fc.boolean(), steps: fc.array(anyStep, { minLength: 5, maxLength: 40 }) });
  await fc.assert(
    fc.asyncProperty(walk, async ({ isPending, steps }) => {
      const { shipmentId } = await orderFromShop(shop, person, { pieces: 1, isPending });
      let at: OrderStatus = isPending ? "PaymentPending" : "Ordered";
      // Of a person's steps, only cancelling is tried: no endpoint offers the others.
      for (const step of steps.filter(({ by, to }) => by === "Admin" || to === "Cancelled")) {
        const expected = expectedStatus(at, step);
        expect([at, step, await take(shipmentId, step)]).toEqual([at, step, expected]);
        if (expected === 200) at = step.to;
      }
      expect(await statusOf(shipmentId)).toBe(at);
    }),
    { numRuns: inject("size").schedules },
  );
});

it("can make every move of the table from its starting status", async () => {
  shop.isStaged = true;
  for (const from of ORDER_STATUSES) {
    for (const { to, by, requires } of ORDER_TRANSITIONS[from]) {
      for (const actor of by) {
        if (actor === "System") continue;
        const { shipmentId } = await orderFromShop(shop, person, { pieces: 1 });
        await sql`update shipments set status = ${from} where shipment_id = ${shipmentId}`.execute(
          shop.owner.connection,
        );
        const taken = await take(shipmentId, { by: actor, to, given: [...requires] });
        expect([from, to, actor, taken]).toEqual([from, to, actor, 200]);
      }
    }
  }
});

it("returns the cost of a cancelled order exactly once, in whichever status it is cancelled", async () => {
  for (const from of ["Ordered", "Approved", "Shipping"]) {
    const owner = await signUp(shop);
    const { shipmentId } = await orderFromShop(shop, owner, { pieces: 2, price: cents(2000) });
    await sql`update shipments set status = ${from} where shipment_id = ${shipmentId}`.execute(shop.owner.connection);
    const cancelled = { status: "Cancelled", reason: "Lost" } as const;
    await Promise.all([moveOn(shop, admin, shipmentId, cancelled), moveOn(shop, admin, shipmentId, cancelled)]);
    expect([from, await balanceOf(shop, owner), await itemsByStatus(shop, owner)]).toEqual([
      from,
      500,
      { InInventory: 2 },
    ]);
  }
});
