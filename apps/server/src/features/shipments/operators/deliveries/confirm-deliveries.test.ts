import { randomUUID } from "node:crypto";
import { cents } from "@trove/money";
import { afterAll, beforeAll, expect, it } from "vitest";
import { itemsByStatus, sendShipment } from "../../../../../test/orders/shipments.ts";
import { moveOn, shipmentOf } from "../../../../../test/people/operator.ts";
import { credit, makeAdmin, signUp, type TestPerson } from "../../../../../test/people/people.ts";
import { openShop, type Shop } from "../../../../../test/shop/shop.ts";

let shop: Shop;
let admin: TestPerson;

beforeAll(async () => {
  shop = await openShop();
  admin = await makeAdmin(shop);
});
afterAll(() => shop.close());

async function sent(trackingNumber: string): Promise<{ person: TestPerson; id: string; number: string }> {
  const person = await signUp(shop);
  await credit(shop, person, cents(1000));
  const id = await sendShipment(shop, person);
  await moveOn(shop, admin, id, { status: "Approved" });
  await moveOn(shop, admin, id, { status: "Shipping" });
  const { body } = await moveOn(shop, admin, id, { status: "Shipped", carrier: "DHL", trackingNumber });
  return { person, id, number: body.number };
}

const outcomes = (body: { lines: readonly { outcome: string }[] }) => body.lines.map(({ outcome }) => outcome);

it("rehearses a file without a trace, then delivers what it names and leaves the rest out", async () => {
  const [one, two] = [await sent("JD-1"), await sent("JD-2")];
  const body = { text: `Tracking number\r\nJD-1\r\n${two.number}\r\nJD-3\r\nJD-1\r\n` };
  const rehearsal = await shop.call("rehearseDeliveries", { body }, admin);
  expect(rehearsal.body.delivered).toBe(2);
  expect(outcomes(rehearsal.body)).toEqual(["Delivered", "Delivered", "Unknown", "Repeated"]);
  expect((await shipmentOf(shop, admin, one.id)).deliveredAtUtc).toBeNull();
  const key = randomUUID();
  const done = await Promise.all([1, 2, 3].map(() => shop.call("confirmDeliveries", { body }, { ...admin, key })));
  expect(new Set(done.map(({ text }) => text))).toEqual(new Set([rehearsal.text]));
  for (const { id, person } of [one, two]) {
    expect((await shipmentOf(shop, admin, id)).deliveredAtUtc).not.toBeNull();
    expect(await itemsByStatus(shop, person)).toEqual({ Delivered: 1 });
    const { body: audit } = await shop.call("listAudit", { query: { subjectId: id } }, admin);
    expect(audit.items[0]).toMatchObject({ action: "confirmDelivery", before: { version: 4 }, after: { version: 5 } });
  }
  const changes = { actorId: admin.userId, isChange: "true" } as const;
  const [whole] = (await shop.call("listAudit", { query: changes }, admin)).body.items;
  expect(whole).toMatchObject({ action: "confirmDeliveries", lineCount: 2 });
  expect(outcomes((await shop.call("confirmDeliveries", { body }, { ...admin, key: randomUUID() })).body)).toEqual([
    "AlreadyDelivered",
    "AlreadyDelivered",
    "Unknown",
    "Repeated",
  ]);
});

it("delivers each shipment once, whoever sends the same rows in whatever sequence", async () => {
  const numbers = [await sent("UP-1"), await sent("UP-2"), await sent("UP-3")].map(({ number }) => number);
  const files = [numbers, numbers.toReversed(), numbers, numbers.toReversed()].map((rows) => rows.join("\n"));
  const results = await Promise.all(
    files.map((text) => shop.call("confirmDeliveries", { body: { text } }, { ...admin, key: randomUUID() })),
  );
  expect(results.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(results.reduce((sum, { body }) => sum + body.delivered, 0)).toBe(3);
});

it("notes the steps of a file with a status column once, and delivers what arrived", async () => {
  const [one, two] = [await sent("ST-1"), await sent("ST-2")];
  shop.clock.now = new Date(shop.clock.now.getTime() + 3_600_000);
  const at = (minutes: number) => new Date(shop.clock.now.getTime() - minutes * 60_000).toISOString();
  const rows = [
    ["Tracking number", "Status", "Time", "Location"],
    ["ST-1", "In transit", at(50), "Utrecht"],
    ["ST-1", "Out for delivery", at(30), "Keizersgracht 1"],
    ["ST-2", "Held", at(20), ""],
    ["ST-1", "Delivered", at(10), "Amsterdam"],
    ["ST-2", "Lost", at(10), ""],
  ];
  const body = { text: rows.map((row) => row.join(";")).join("\n") };
  const rehearsal = await shop.call("rehearseDeliveries", { body }, admin);
  expect(rehearsal.body).toMatchObject({ delivered: 1, noted: 3 });
  expect(outcomes(rehearsal.body)).toEqual(["Noted", "Noted", "Noted", "Delivered", "Unreadable"]);
  expect((await shipmentOf(shop, admin, one.id)).carrierSteps).toEqual([]);
  for (const key of [randomUUID(), randomUUID()]) await shop.call("confirmDeliveries", { body }, { ...admin, key });
  expect((await shipmentOf(shop, admin, one.id)).carrierSteps).toEqual([
    { step: "InTransit", atUtc: at(50), place: "Utrecht" },
    { step: "OutForDelivery", atUtc: at(30), place: null },
    { step: "Delivered", atUtc: at(10), place: "Amsterdam" },
  ]);
  const held = await shipmentOf(shop, admin, two.id);
  expect(held.carrierSteps).toEqual([{ step: "Held", atUtc: at(20), place: null }]);
  expect(held.deliveredAtUtc).toBeNull();
});
