import { randomUUID } from "node:crypto";
import { PERMISSIONS, type Permission } from "@trove/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { stockBox, stockItems } from "../../../test/catalogue/stock.ts";
import { orderFromShop } from "../../../test/orders/shop-orders.ts";
import { openCase, shipmentOf } from "../../../test/people/operator.ts";
import { makeAdmin, signUp, type TestPerson } from "../../../test/people/people.ts";
import { openShop, type Shop } from "../../../test/shop/shop.ts";
import { findThings } from "./find-things.ts";

let shop: Shop;
let admin: TestPerson;
let person: TestPerson;
beforeAll(async () => {
  shop = await openShop();
  [admin, person] = await Promise.all([makeAdmin(shop), signUp(shop)]);
});
afterAll(() => shop.close());

async function search(text: string) {
  const { status, body, text: sent } = await shop.call("findThings", { query: { text } }, admin);
  if (status !== 200) throw new Error(sent);
  return body.things;
}
const exact = async (text: string) =>
  (await search(text)).filter(({ isExact }) => isExact).map(({ kind, id }) => [kind, id]);

describe("a search of the dashboard", () => {
  it("finds an order and its payment by number, and whose it is", async () => {
    const { purchaseId, shipmentId } = await orderFromShop(shop, person);
    const { body } = await shop.call("getPurchase", { params: { id: purchaseId } }, admin);
    const [order, ...others] = await search(body.number.toLowerCase());
    expect(order).toMatchObject({ kind: "order", title: body.number, page: { kind: "shipment", id: shipmentId } });
    expect(others).toMatchObject([
      { kind: "person", id: person.userId, isExact: false },
      { kind: "payment", detail: body.number, isExact: false },
    ]);
    expect(await exact(body.number.slice(2))).toContainEqual(["order", purchaseId]);
  });

  it("finds a shipment by number, in capital and small letters", async () => {
    const { shipmentId } = await orderFromShop(shop, person);
    const { number } = await shipmentOf(shop, admin, shipmentId);
    for (const text of [number, number.toLowerCase()]) expect(await exact(text)).toEqual([["shipment", shipmentId]]);
  });

  it("finds a person by e-mail address, and what a guest ordered by theirs", async () => {
    expect(await exact(person.email.toUpperCase())).toEqual([["person", person.userId]]);
    const guestEmail = `g${randomUUID().slice(0, 8)}@trove.example`;
    const { purchaseId } = await orderFromShop(shop, { userId: randomUUID() }, { guestEmail });
    expect((await search(guestEmail)).map(({ kind, id }) => [kind, id])).toEqual([["order", purchaseId]]);
  });

  it("finds each kind of thing by its id", async () => {
    const { lootboxId, drops } = await stockBox(shop);
    const { shipmentId, purchaseId, itemId } = await orderFromShop(shop, person);
    const { id } = (await openCase(shop, admin, person)).body;
    const opened = (await shop.call("getCase", { params: { id } }, admin)).body;
    const ids = [
      ["box", lootboxId],
      ["item", drops[0]?.itemId ?? ""],
      ["item", itemId],
      ["shipment", shipmentId],
      ["order", purchaseId],
      ["person", person.userId],
      ["case", opened.id],
    ] as const;
    for (const named of ids) expect(await exact(named[1])).toEqual([named]);
    expect(await exact(opened.number)).toEqual([["case", opened.id]]);
    expect(await search(randomUUID())).toEqual([]);
  });

  it("finds items, boxes, people and orders by words, those first that begin with them, a few of each", async () => {
    await stockItems(shop, Array<number>(8).fill(100));
    const name = `Zanzibar ${randomUUID().slice(0, 6)}`;
    const [item] = await stockItems(shop, [100]);
    await sql`update items set name = ${name} where item_id = ${item?.itemId}`.execute(shop.owner.connection);
    shop.isStaged = true;
    expect((await search("zán")).map(({ kind, title }) => [kind, title])).toEqual([["item", name]]);
    const things = await search("thing");
    expect(things.filter(({ kind }) => kind === "item")).toHaveLength(5);
    const kinds = new Set((await search("mara lind")).map(({ kind }) => kind));
    expect(kinds).toEqual(new Set(["order", "person"]));
    expect(await search("%%%")).toEqual([]);
  });

  it("needs three letters", async () => {
    for (const text of ["", "ab", " ab "]) {
      expect((await shop.call("findThings", { query: { text } }, admin)).status).toBe(400);
    }
  });

  it("shows only the kinds that the operator may read, and whole e-mail addresses only to who may read people", async () => {
    const { purchaseId } = await orderFromShop(shop, person);
    const db = shop.database.connection;
    const kindsFor = async (text: string, permissions: readonly Permission[]) =>
      (await findThings(db, text, new Set(permissions))).map(({ kind }) => kind);
    expect(await kindsFor(purchaseId, ["catalogue.read"])).toEqual([]);
    expect(await kindsFor(purchaseId, ["shipments.read"])).toEqual(["order"]);
    expect(await kindsFor(person.email, ["people.read"])).toEqual(["person"]);
    expect(await kindsFor(person.email, PERMISSIONS)).not.toEqual([]);
    expect(JSON.stringify(await search(person.email))).toContain(person.email);
    const asPacker = await findThings(db, purchaseId, new Set<Permission>(["shipments.read"]));
    expect(asPacker).toHaveLength(1);
    expect(JSON.stringify(asPacker)).not.toContain(person.email);
  });
});
