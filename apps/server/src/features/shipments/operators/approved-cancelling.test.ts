import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runWork } from "../../../../test/catalogue/works.ts";
import { approve } from "../../../../test/operators/approve.ts";
import { putOnSale } from "../../../../test/orders/orders.ts";
import { planMoves } from "../../../../test/orders/shipment-moves.ts";
import { type CheckoutStub, openCheckoutStub } from "../../../../test/payments/checkout-stub.ts";
import { paidGuestOrder, sendRefunds } from "../../../../test/payments/refund-desk.ts";
import { moveOn, shipmentOf } from "../../../../test/people/operator.ts";
import { makeAdmin, type TestPerson } from "../../../../test/people/people.ts";
import { openShop, type Shop } from "../../../../test/shop/shop.ts";

let stub: CheckoutStub;
let shop: Shop;
let warehouse: TestPerson;
let owner: TestPerson;

beforeAll(async () => {
  stub = await openCheckoutStub(() => shop.clock.now);
  shop = await openShop({ ...stub.variables, FOUR_EYES: "refunds", FOUR_EYES_ABOVE: "20" });
  [warehouse, owner] = await Promise.all([makeAdmin(shop, "Warehouse"), makeAdmin(shop)]);
});
afterAll(async () => {
  await shop.close();
  await stub.close();
});

/** Makes a guest's order of one item, with €5 for shipping, that an operator cancels. */
async function cancelled(price: number) {
  const paid = await paidGuestOrder(shop, stub, [await putOnSale(shop, price)]);
  const response = await moveOn(shop, warehouse, paid.shipmentId, { status: "Cancelled", reason: "Sold out" });
  const refunded = async () => {
    await sendRefunds(shop, stub);
    return stub.payments.get(paid.providerPaymentId)?.balances["total_refunded"];
  };
  return { response, refunded, id: paid.shipmentId };
}

describe("cancelling a guest's shipment", () => {
  it("refunds up to the limit at once, and tells the amount in the audit log", async () => {
    const { response, refunded, id: subjectId } = await cancelled(1500);
    expect([response.status, await refunded()]).toEqual([200, 2000]);
    const { items } = (await shop.call("listAudit", { query: { subjectId } }, owner)).body;
    expect(items[0]?.after).toMatchObject({ status: "Cancelled", requestedCents: 2000 });
  });

  it("waits for a second person if more goes back", async () => {
    const { response, refunded, id } = await cancelled(2000);
    expect(response.body).toMatchObject({ code: "APPROVAL_NEEDED" });
    expect([(await shipmentOf(shop, owner, id)).status, await refunded()]).toEqual(["Ordered", 0]);
    expect((await approve(shop, owner, response)).status).toBe(200);
    expect([(await shipmentOf(shop, owner, id)).status, await refunded()]).toEqual(["Cancelled", 2500]);
  });

  it("is decided by whoever may refund, also without the right to move shipments", async () => {
    const finance = await makeAdmin(shop, "Finance");
    const { response, refunded, id } = await cancelled(2000);
    const { items } = (await shop.call("listApprovals", { query: { status: "Waiting" } }, finance)).body;
    expect(items.find(({ subjectId }) => subjectId === id)).toMatchObject({ canDecide: true });
    expect((await approve(shop, finance, response)).status).toBe(200);
    expect(await refunded()).toBe(2500);
    const again = await moveOn(shop, finance, id, { status: "Cancelled", reason: "Sold out" });
    expect(again.body).toMatchObject({ code: "FORBIDDEN" });
  });
});

describe("cancelling several shipments at once", () => {
  it("leaves those of which more goes back than the limit, and they wait for a second person on their own", async () => {
    const [small, large] = [
      await paidGuestOrder(shop, stub, [await putOnSale(shop, 1500)]),
      await paidGuestOrder(shop, stub, [await putOnSale(shop, 2000)]),
    ];
    const shipmentIds = [small.shipmentId, large.shipmentId];
    // An operator who has refunded nothing in the last 24 hours, because the limit counts all that they refunded in
    // that time.
    const other = await makeAdmin(shop, "Warehouse");
    const { body: work } = await planMoves(shop, other, { shipmentIds, status: "Cancelled", reason: "Sold out" });
    expect(await runWork(shop, other, work)).toMatchObject({ status: "Done", rows: { Done: 1, Failed: 1 } });
    const { items } = (await shop.call("listWorkRows", { params: { id: work.id }, query: { status: "Failed" } }, other))
      .body;
    expect(items).toMatchObject([
      {
        subjectId: large.shipmentId,
        problem: "Someone else has to approve this one. Request it on its own page",
      },
    ]);
    await sendRefunds(shop, stub);
    const refunded = [small, large].map(
      ({ providerPaymentId }) => stub.payments.get(providerPaymentId)?.balances["total_refunded"],
    );
    expect(refunded).toEqual([2000, 0]);
    const single = await moveOn(shop, other, large.shipmentId, { status: "Cancelled", reason: "Sold out" });
    expect((await approve(shop, owner, single)).status).toBe(200);
    expect((await shipmentOf(shop, owner, large.shipmentId)).status).toBe("Cancelled");
  });
});
