import { randomUUID } from "node:crypto";
import type { WorkKind } from "@trove/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { planNewPrice } from "../../../../test/catalogue/works.ts";
import { orderMany, planMoves } from "../../../../test/orders/shipment-moves.ts";
import { makeAdmin, signUp, type TestPerson } from "../../../../test/people/people.ts";
import { openShop, type Shop } from "../../../../test/shop/shop.ts";

let shop: Shop;
let owner: TestPerson;
let warehouse: TestPerson;
let catalogue: TestPerson;
let support: TestPerson;
let itemWork: string;
let shipmentWork: string;

beforeAll(async () => {
  shop = await openShop();
  [owner, warehouse, catalogue, support] = await Promise.all([
    makeAdmin(shop),
    makeAdmin(shop, "Warehouse"),
    makeAdmin(shop, "Catalogue"),
    makeAdmin(shop, "Support"),
  ]);
  itemWork = (await planNewPrice(shop, owner)).id;
  const shipmentIds = await orderMany(shop, await signUp(shop), 1);
  shipmentWork = (await planMoves(shop, owner, { shipmentIds, status: "Approved" })).body.id;
});
afterAll(() => shop.close());

type Change = "startWork" | "cancelWork" | "retryWork" | "revertWork";

const kindsFor = async (as: TestPerson, kind?: WorkKind) =>
  (await shop.call("listWorks", { query: kind === undefined ? {} : { kind } }, as)).body.items
    .map((work) => work.kind)
    .toSorted();
const change = async (name: Change, as: TestPerson, id: string) => {
  const { version } = (await shop.call("getWork", { params: { id } }, owner)).body;
  const { body } = await shop.call(name, { params: { id }, body: { version } }, { ...as, key: randomUUID() });
  return body;
};

describe("long work", () => {
  it("is listed for those who may see its kind, and counted for nobody else", async () => {
    expect(await kindsFor(owner)).toEqual(["ItemEdit", "ShipmentMove"]);
    expect(await kindsFor(support)).toEqual(["ItemEdit", "ShipmentMove"]);
    expect(await kindsFor(warehouse)).toEqual(["ShipmentMove"]);
    expect(await kindsFor(catalogue)).toEqual(["ItemEdit"]);
    expect(await kindsFor(catalogue, "ShipmentMove")).toEqual([]);
    expect(await kindsFor(owner, "ShipmentMove")).toEqual(["ShipmentMove"]);
    const { body } = await shop.call("listWorks", { query: {} }, warehouse);
    expect(body.totalCount).toBe(1);
  });

  it("long work of a kind that one may not see is unknown, whatever the call", async () => {
    for (const [as, id] of [
      [warehouse, itemWork],
      [catalogue, shipmentWork],
    ] as const) {
      const reads = await Promise.all([
        shop.call("getWork", { params: { id } }, as),
        shop.call("listWorkRows", { params: { id }, query: {} }, as),
        shop.call("downloadWorkProblems", { params: { id } }, as),
      ]);
      expect(reads.map(({ status }) => status)).toEqual([404, 404, 404]);
      for (const name of ["startWork", "cancelWork", "retryWork"] as const) {
        expect([name, await change(name, as, id)]).toMatchObject([name, { code: "NOT_FOUND" }]);
      }
    }
    expect(await change("revertWork", catalogue, shipmentWork)).toMatchObject({ code: "NOT_FOUND" });
  });

  it("is changed only with the permission of its kind, also by somebody who may change another", async () => {
    const both = await makeAdmin(shop, "Warehouse", "Support");
    expect((await shop.call("getWork", { params: { id: itemWork } }, both)).status).toBe(200);
    for (const name of ["startWork", "cancelWork", "retryWork"] as const) {
      expect([name, await change(name, both, itemWork)]).toMatchObject([name, { code: "FORBIDDEN" }]);
      expect([name, await change(name, support, shipmentWork)]).toMatchObject([name, { code: "FORBIDDEN" }]);
    }
    expect(await change("startWork", warehouse, shipmentWork)).toMatchObject({ status: "Running" });
    expect(await change("cancelWork", both, shipmentWork)).toMatchObject({ status: "Stopping" });
  });
});
