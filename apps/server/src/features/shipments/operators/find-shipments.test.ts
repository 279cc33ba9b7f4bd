import { cents } from "@trove/money";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sendShipment } from "../../../../test/orders/shipments.ts";
import { orderFromShop } from "../../../../test/orders/shop-orders.ts";
import { deliver, moveOn } from "../../../../test/people/operator.ts";
import { credit, makeAdmin, signUp, type TestPerson } from "../../../../test/people/people.ts";
import { openShop, type Shop } from "../../../../test/shop/shop.ts";
import { findAnyShipment } from "../index.ts";

let shop: Shop;
let admin: TestPerson;
let person: TestPerson;

beforeAll(async () => {
  shop = await openShop();
  [admin, person] = await Promise.all([makeAdmin(shop), signUp(shop)]);
  await credit(shop, person, cents(100_000));
});
afterAll(() => shop.close());

/** Returns the ids of the shipments that a query lists. Checks their total number too. */
async function found(query: object): Promise<string[]> {
  const { body } = await shop.call("listAdminShipments", { query: { pageSize: 100, ...query } }, admin);
  expect(body.totalCount).toBe(body.items.length);
  return body.items.map(({ id }) => id);
}

async function sendOff(id: string, carrier: string): Promise<string> {
  await moveOn(shop, admin, id, { status: "Approved" });
  await moveOn(shop, admin, id, { status: "Shipping" });
  await moveOn(shop, admin, id, { status: "Shipped", carrier, trackingNumber: `${carrier} 1/2` });
  return id;
}

describe("an operator", () => {
  it("finds shipments of several statuses, with or without those that have arrived, oldest first if asked", async () => {
    const ordered = await sendShipment(shop, person);
    const unpaid = (await orderFromShop(shop, person, { isPending: true })).shipmentId;
    const onTheWay = await sendOff(await sendShipment(shop, person), "Pigeon");
    const arrived = await sendOff(await sendShipment(shop, person), "DHL");
    await deliver(shop, admin, arrived);
    expect(await found({ status: ["Ordered", "PaymentPending"] })).toEqual([unpaid, ordered]);
    const oldestFirst = {
      status: ["Shipped", "Ordered", "Shipped"] as ("Shipped" | "Ordered")[],
      sortDirection: "Asc" as const,
    };
    expect(await found(oldestFirst)).toEqual([ordered, onTheWay, arrived]);
    expect(await found({ status: "Shipped", isDelivered: "false" })).toEqual([onTheWay]);
    expect(await found({ isDelivered: "true" })).toEqual([arrived]);
    expect(await found({ carrier: ["Pigeon", "DHL"] })).toEqual([arrived, onTheWay]);
    expect(await found({ carrier: "UPS" })).toEqual([]);
    const pages = await Promise.all(
      [1, 2, 3].map((pageNumber) =>
        shop.call("listAdminShipments", { query: { ...oldestFirst, pageNumber, pageSize: 1 } }, admin),
      ),
    );
    expect(pages.map(({ body }) => [body.items[0]?.id, body.totalPages])).toEqual([
      [ordered, 3],
      [onTheWay, 3],
      [arrived, 3],
    ]);
  });

  it("finds shipments by the day of the order, both days included", async () => {
    const id = await sendShipment(shop, person);
    await sql`update shipments set created_at = '2024-02-29T23:59:59.999999Z' where shipment_id = ${id}`.execute(
      shop.owner.connection,
    );
    expect(await found({ from: "2024-02-29", to: "2024-02-29" })).toEqual([id]);
    expect(await found({ to: "2024-02-28" })).toEqual([]);
    expect(await found({ to: "2024-02-29", search: person.email })).toEqual([id]);
    expect((await shop.call("listAdminShipments", { query: { from: "2024-02-30" } }, admin)).status).toBe(400);
  });

  it("finds shipments by whatever a person writes to them: numbers, ids and the tracking number", async () => {
    const other = await signUp(shop);
    const { shipmentId, purchaseId } = await orderFromShop(shop, other);
    await orderFromShop(shop, person);
    await sendOff(shipmentId, "GLS");
    const { body: shipment } = await shop.call("getAdminShipment", { params: { id: shipmentId } }, admin);
    const { rows } = await sql<{ number: string }>`
      select number from purchases where purchase_id = ${purchaseId}`.execute(shop.owner.connection);
    const [order] = rows;
    const words = [
      shipment.number,
      shipment.number.replace("S-", ""),
      order?.number.toLowerCase() ?? "",
      shipmentId.toUpperCase(),
      purchaseId,
      other.userId,
      other.email,
      "GLS 1/2",
    ];
    for (const search of words) expect([search, await found({ search })]).toEqual([search, [shipmentId]]);
  });

  it("downloads the selected shipments as a file, however many, which leaves an audit entry", async () => {
    const owner = await signUp(shop);
    for (let order = 0; order < 3; order += 1) await orderFromShop(shop, owner);
    const query = { search: owner.email, sortDirection: "Asc" } as const;
    const { headers, text } = await shop.call("exportShipments", { query }, admin);
    expect(headers["content-disposition"]).toMatch(/^attachment; filename="shipments-[\d-]{10}\.csv"$/);
    expect(headers["content-type"]).toContain("text/csv");
    const [head, ...lines] = text.trimEnd().split("\r\n");
    expect(head).toMatch(/^\uFEFF"Number","Status","Ordered \(UTC\)","Email",/);
    expect(lines.map((line) => line.slice(-37, -1))).toEqual(await found(query));
    const { body } = await shop.call(
      "listAudit",
      { query: { action: "exportShipments", subjectId: admin.userId } },
      admin,
    );
    expect(body.items).toMatchObject([{ action: "exportShipments", before: null, after: { search: owner.email } }]);
  });
});

it("reads every column of a shipment by the name that queries give it, so that a new one needs no other line", async () => {
  const { connection: db } = shop.database;
  const id = await sendShipment(shop, person);
  const { searchText: _, ...columns } = await db
    .selectFrom("shipments")
    .selectAll()
    .where("shipmentId", "=", id)
    .executeTakeFirstOrThrow();
  expect(Object.keys((await findAnyShipment(db, id)) ?? {})).toEqual(expect.arrayContaining(Object.keys(columns)));
});
