import { COUNT_MAX } from "@trove/contract";
import { randomUUID } from "node:crypto";
import type { Endpoints, InputOf } from "@trove/contract";
import { cents } from "@trove/money";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { stockBox } from "../../../test/catalogue/stock.ts";
import { openBoxes } from "../../../test/openings/browser.ts";
import { orderFromShop } from "../../../test/orders/shop-orders.ts";
import { holdShipments, lockPerson, shipmentOf } from "../../../test/people/operator.ts";
import { credit, makeAdmin, PASSWORD, signUp, type TestPerson } from "../../../test/people/people.ts";
import { openShop, type Shop } from "../../../test/shop/shop.ts";

let shop: Shop;
let admin: TestPerson;
let person: TestPerson;

beforeAll(async () => {
  shop = await openShop();
  [admin, person] = await Promise.all([makeAdmin(shop), signUp(shop)]);
  await credit(shop, person, cents(100_000));
});
afterAll(() => shop.close());

async function find(query: InputOf<Endpoints["listPeople"]>["query"]) {
  const { body, status, text } = await shop.call("listPeople", { query }, admin);
  if (status !== 200) throw new Error(text);
  return body;
}
const idsFor = async (search: string) => (await find({ search })).items.map(({ id }) => id);

async function named(firstName: string, lastName: string): Promise<string> {
  const userName = `n${randomUUID().slice(0, 12)}`;
  const body = { userName, email: `${userName}@trove.example`, firstName, lastName, password: PASSWORD };
  await shop.call("register", { body });
  const [id = ""] = await idsFor(userName);
  return id;
}

describe("a search for people", () => {
  it("finds names by the beginnings of their words, also short ones, whatever the case and accents", async () => {
    const [wu, zoe] = [await named("Xiaoming", "Wu"), await named("Zoë", "Ångström")];
    expect(await idsFor("wu")).toEqual([wu]);
    expect(await idsFor("ANGS zo")).toEqual([zoe]);
    expect(await idsFor("ngstrom")).toEqual([]);
    expect(await idsFor("%")).toEqual([]);
  });

  it("finds who has every word of it, in any order, and only once", async () => {
    const [quillon, li] = [await named("Quillon", "Quilt"), await named("Li", "Quilt")];
    expect((await idsFor("quil")).toSorted()).toEqual([quillon, li].toSorted());
    expect(await idsFor("quilt li")).toEqual([li]);
    expect(await idsFor("quilt nobody")).toEqual([]);
  });

  it("finds people by the names that they have now", async () => {
    const rename = (firstName: string) =>
      shop.call("updateProfile", { body: { firstName, lastName: "Ade", phoneNumber: null } }, person);
    await rename("Oyelaran");
    expect(await idsFor("oyela")).toEqual([person.userId]);
    await rename("Temitope");
    expect([await idsFor("oyela"), await idsFor("temi")]).toEqual([[], [person.userId]]);
  });

  it("finds an account by its whole e-mail address, and by the beginning of one", async () => {
    expect(await idsFor(person.email.toUpperCase())).toEqual([person.userId]);
    expect(await idsFor(person.email.slice(0, -4))).toEqual([person.userId]);
    expect(await idsFor(`${person.email}x`)).toEqual([]);
  });

  it("finds the owner of an order, a shipment and an opening by number or id", async () => {
    const { shipmentId, purchaseId } = await orderFromShop(shop, person);
    const { number } = await shipmentOf(shop, admin, shipmentId);
    const order = await shop.call("getPurchase", { params: { id: purchaseId } }, admin);
    const opened = await openBoxes(shop, person, await stockBox(shop));
    const names = [number, number.toLowerCase(), order.body.number, shipmentId, purchaseId, person.userId];
    for (const name of [...names, opened.body.openings[0]?.transactionId ?? ""])
      expect([name, await idsFor(name)]).toEqual([name, [person.userId]]);
    for (const nobodys of ["S-000000000000", "O-000000000000", randomUUID()]) expect(await idsFor(nobodys)).toEqual([]);
  });

  it("finds nobody by a guest's order, which has no account", async () => {
    const guest = { userId: randomUUID() };
    const { purchaseId } = await orderFromShop(shop, guest, { guestEmail: "noor@trove.example" });
    expect(await idsFor(purchaseId)).toEqual([]);
  });

  it("can be narrowed to locked accounts and to people whose shipments are on hold", async () => {
    const [locked, held] = [await signUp(shop), await signUp(shop)];
    await lockPerson(shop, admin, locked, true);
    await holdShipments(shop, admin, held, true);
    expect((await find({ isLocked: "true" })).items.map(({ id }) => id)).toEqual([locked.userId]);
    expect((await find({ isOnHold: "true" })).items.map(({ id }) => id)).toEqual([held.userId]);
    expect(await idsFor(held.userName)).toEqual([held.userId]);
    expect((await find({ search: held.userName, isOnHold: "false" })).totalCount).toBe(0);
  });

  it("shows the whole e-mail address to who may read people, newest people first", async () => {
    const { items, totalCount } = await find({ pageSize: 2 });
    expect(items).toHaveLength(2);
    expect(totalCount).toBeGreaterThan(2);
    expect((items[0]?.createdAtUtc ?? "") >= (items[1]?.createdAtUtc ?? "")).toBe(true);
    expect(items[0]?.email).toContain("@trove.example");
    expect(items[0]?.maskedEmail).toContain("•••@t•••.example");
  });
});

it("counts no further than one beyond the most", async () => {
  await sql`
    with crowd as (
      insert into users (user_id, user_name, email, first_name, last_name, password_hash, roles, terms_accepted_at,
        created_at, updated_at)
      select gen_random_uuid(), 'crowd' || n, 'crowd' || n || '@trove.example', 'Cro', 'Wd', '', '{User}', now(), now(), now()
      from generate_series(1, 10050) n returning user_id, search_text)
    insert into user_words (word, user_id) select word, user_id from crowd, user_words_of(search_text) as word`.execute(
    shop.owner.connection,
  );
  shop.isStaged = true;
  const { items, totalCount } = await find({ search: "crowd" });
  expect([items.length, totalCount]).toEqual([24, COUNT_MAX + 1]);
  expect((await find({})).totalCount).toBe(COUNT_MAX + 1);
});

it("reads people by the indexes of its searches", async () => {
  const plan = async (condition: string) => {
    const { rows } = await sql<{ "QUERY PLAN": string }>`
      explain select user_id from users u where ${sql.raw(condition)} limit 10001`.execute(shop.owner.connection);
    return rows.map((row) => row["QUERY PLAN"]).join("\n");
  };
  await sql`analyze users`.execute(shop.owner.connection);
  expect(await plan("user_id in (select user_id from user_words where word >= 'wu' and word < 'wv')")).toContain(
    "user_words_pkey",
  );
  expect(await plan("u.is_locked order by created_at desc, user_id desc")).toContain("users_locked");
  expect(await plan("true order by created_at desc, user_id desc")).toContain("users_by_age");
});
