import { cents } from "@trove/money";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sendShipment } from "../orders/shipments.ts";
import { orderFromShop } from "../orders/shop-orders.ts";
import { moveOn } from "../people/operator.ts";
import { credit, makeAdmin, signUp, type TestPerson } from "../people/people.ts";
import { openShop, type Shop } from "../shop/shop.ts";

let shop: Shop;
let admin: TestPerson;
let person: TestPerson;

beforeAll(async () => {
  shop = await openShop();
  [admin, person] = await Promise.all([makeAdmin(shop), signUp(shop)]);
  await credit(shop, person, cents(10_000));
});
afterAll(() => shop.close());

const list = async (query: object) => (await shop.call("listAdminShipments", { query }, admin)).body;

it("has no chats, boards or events", { tags: ["S7-47", "S7-48", "S7-49"] }, async () => {
  for (const reserved of ["listChats", "listBoards", "listEvents"] as const) {
    expect((await shop.call(reserved, {}, admin)).body).toEqual([]);
  }
});

describe("the shipments of everybody", () => {
  it("are found by number, tracking number, e-mail and name, and by status", async () => {
    const id = await sendShipment(shop, person);
    const other = await sendShipment(shop, person);
    await moveOn(shop, admin, other, { status: "Approved" });
    const [found] = (await list({ pageSize: 1, pageNumber: 2 })).items;
    expect(found?.id).toBe(id);
    const names = ["lind", "Mara Lind", "lind mara", "MÁRA li"];
    for (const search of [found?.number.toLowerCase(), person.email.toUpperCase(), ...names]) {
      const { items } = await list({ search, status: "Ordered" });
      expect([search, items.map((shipment) => shipment.id)]).toEqual([search, [id]]);
    }
    for (const search of ["nobody at all", "mara nobody", "m_ra", "%"]) {
      expect([search, (await list({ search })).totalCount]).toEqual([search, 0]);
    }
  });

  it("show, before approval, which won items are out of stock", async () => {
    const id = await sendShipment(shop, person);
    const bought = await orderFromShop(shop, person, { pieces: 2, stock: 2 });
    const lineOf = async (shipmentId: string) => (await list({})).items.find((each) => each.id === shipmentId);
    expect(await lineOf(id)).toMatchObject({ shortages: [] });
    const itemId = (await lineOf(id))?.items[0]?.itemId ?? "";
    await sql`insert into item_stock values (${itemId}, 0)`.execute(shop.owner.connection);
    expect(await lineOf(id)).toMatchObject({ shortages: [{ itemId, needed: 1, available: 0 }] });
    expect(await lineOf(bought.shipmentId)).toMatchObject({ shortages: [] });
    await moveOn(shop, admin, id, { status: "Approved" });
    expect(await lineOf(id)).toMatchObject({ shortages: [] });
  });
});

describe("a path under /api/admin/", () => {
  it.each(["shipments", "no-such-thing", "", "items/one/two"])(
    "is refused before it is looked up: %j",
    async (path) => {
      const ask = async (token?: string) => {
        const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
        const { statusCode } = await shop.app.http.inject({ method: "DELETE", url: `/api/admin/${path}`, headers });
        return statusCode;
      };
      expect([await ask(), await ask(person.token), await ask(admin.token)]).toEqual([401, 403, 404]);
    },
  );

  it("leaves audit entries that nobody can change", async () => {
    for (const connection of [shop.owner.connection, shop.database.connection]) {
      const change = sql`update audit_entries set action = 'nothing'`.execute(connection);
      await expect(change).rejects.toThrow(/append-only|permission/);
    }
  });
});
