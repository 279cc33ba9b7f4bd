import { cents } from "@trove/money";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { cancel, sendShipment } from "../../../test/orders/shipments.ts";
import { deliver, holdShipments, moveOn, personOf, shipmentOf } from "../../../test/people/operator.ts";
import { credit, makeAdmin, signUp, type TestPerson } from "../../../test/people/people.ts";
import { openShop, type Shop } from "../../../test/shop/shop.ts";

const rounds = Array.from({ length: inject("size").rounds }, (_, round) => round);

let shop: Shop;
let admin: TestPerson;

beforeAll(async () => {
  shop = await openShop();
  admin = await makeAdmin(shop);
});
afterAll(() => shop.close());

async function sender(): Promise<{ person: TestPerson; id: string }> {
  const person = await signUp(shop);
  await credit(shop, person, cents(3000));
  return { person, id: await sendShipment(shop, person) };
}

const statusOf = async (id: string) => (await shipmentOf(shop, admin, id)).status;

describe("a hold", () => {
  it("stops a person's shipments at every step until it is released, also later ones", async () => {
    const { person, id } = await sender();
    await moveOn(shop, admin, id, { status: "Approved" });
    await holdShipments(shop, admin, person, true);
    const later = await sendShipment(shop, person);
    for (const [shipment, status] of [
      [id, "Shipping"],
      [later, "Approved"],
    ] as const)
      expect((await moveOn(shop, admin, shipment, { status })).body).toMatchObject({ code: "SHIPMENTS_ON_HOLD" });
    expect((await personOf(shop, admin, person)).hold).toMatchObject({
      reason: "Looked at",
      placedBy: { userInfoId: admin.userId, userName: admin.userName },
    });
    await holdShipments(shop, admin, person, false);
    expect((await personOf(shop, admin, person)).hold).toBe(null);
    expect((await moveOn(shop, admin, id, { status: "Shipping" })).status).toBe(200);
  });

  it("leaves cancelling to owner and operators, and doesn't tell the owner", async () => {
    const { person, id } = await sender();
    const other = await sendShipment(shop, person);
    await moveOn(shop, admin, other, { status: "Approved" });
    await holdShipments(shop, admin, person, true);
    expect((await shop.call("getShipment", { params: { id } }, person)).text).not.toContain("hold");
    expect((await cancel(shop, person, id)).status).toBe(200);
    expect((await moveOn(shop, admin, other, { status: "Cancelled", reason: "Fraud" })).status).toBe(200);
  });

  it("leaves what was sent before to arrive", async () => {
    const { person, id } = await sender();
    await moveOn(shop, admin, id, { status: "Approved" });
    await moveOn(shop, admin, id, { status: "Shipping" });
    await moveOn(shop, admin, id, { status: "Shipped", carrier: "DHL", trackingNumber: "1" });
    await holdShipments(shop, admin, person, true);
    expect((await deliver(shop, admin, id)).status).toBe(200);
  });

  it.each(rounds)("a hold at the moment of an approval comes before or after it (round %i)", async () => {
    const { person, id } = await sender();
    const approval = moveOn(shop, admin, id, { status: "Approved", version: 1 });
    const held = await holdShipments(shop, admin, person, true);
    const whenHeld = await statusOf(id);
    const { status, body } = await approval;
    expect(held.status).toBe(200);
    expect(await statusOf(id)).toBe(whenHeld);
    expect(whenHeld).toBe(status === 200 ? "Approved" : "Ordered");
    if (status !== 200) expect(body).toMatchObject({ code: "SHIPMENTS_ON_HOLD" });
  });

  it("is released by somebody else than whom it is about", async () => {
    const [held, other] = [await makeAdmin(shop), await makeAdmin(shop)];
    await holdShipments(shop, admin, held, true);
    expect((await holdShipments(shop, held, held, false)).body).toMatchObject({ code: "FORBIDDEN" });
    expect((await holdShipments(shop, other, held, false)).status).toBe(200);
  });

  it("is placed once by operators at the same time", async () => {
    const { person } = await sender();
    const responses = await Promise.all(Array.from({ length: 4 }, () => holdShipments(shop, admin, person, true)));
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
  });
});
