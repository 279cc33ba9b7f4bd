import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { stockItems, type TestItem } from "../../../../test/catalogue/stock.ts";
import { countStock, putOnSale } from "../../../../test/orders/orders.ts";
import { runJob } from "../../../../test/payments/till.ts";
import { makeAdmin, signUp, type TestPerson } from "../../../../test/people/people.ts";
import { openShop, type Shop } from "../../../../test/shop/shop.ts";

let shop: Shop;
let admin: TestPerson;
let mara: TestPerson;
beforeAll(async () => {
  shop = await openShop();
  admin = await makeAdmin(shop);
});
afterAll(() => shop.close());
beforeEach(async () => {
  mara = await signUp(shop);
});

const wish = (person: TestPerson, id: string) => shop.call("addWish", { params: { id } }, person);
const unwish = (person: TestPerson, id: string) => shop.call("removeWish", { params: { id } }, person);
const ids = async (person: TestPerson) => (await shop.call("listWishIds", {}, person)).body;
const jobs = () => Promise.all([1, 2, 3].map(() => runJob(shop, "tell-wishers")));

async function told(person: TestPerson) {
  const { items } = (await shop.call("listNotifications", { query: {} }, person)).body;
  return items.map(({ kind, params }) => ({ kind, params })).toReversed();
}

/** Sets the price of an item as an operator. `marketPrice` is in euros. */
async function price(itemId: string, marketPrice: number): Promise<void> {
  const { body: item } = await shop.call("getAdminItem", { params: { id: itemId } }, admin);
  const { name, description, imageUrl, galleryUrls, categoryId, brand, isSellable, isActive, version } = item;
  const kept = { name, description, imageUrl, galleryUrls, categoryId, brand, isSellable, isActive, version };
  const request = { params: { id: itemId }, body: { ...kept, marketPrice } };
  const { status, text } = await shop.call("updateItem", request, { ...admin, key: randomUUID() });
  if (status !== 200) throw new Error(text);
}

describe("a wishlist", () => {
  it("has the person's own items, latest first, each of them once", async () => {
    const items = [await putOnSale(shop), await putOnSale(shop)] as const;
    for (const { itemId } of items) await wish(mara, itemId);
    expect((await wish(mara, items[0].itemId)).status).toBe(204);
    const { body } = await shop.call("listWishes", { query: {} }, mara);
    expect(body).toMatchObject({ totalCount: 2 });
    expect(new Set(body.items.map(({ id }) => id))).toEqual(new Set(items.map(({ itemId }) => itemId)));
    expect(await ids(await signUp(shop))).toEqual([]);
    await unwish(mara, items[0].itemId);
    await unwish(mara, items[0].itemId);
    expect(await ids(mara)).toEqual([items[1].itemId]);
  });

  it("holds 200 items, however many are added at the same time", async () => {
    const items = await stockItems(
      shop,
      Array.from({ length: 204 }, () => 1000),
    );
    for (const { itemId } of items.slice(0, 198)) await wish(mara, itemId);
    const last = await Promise.all(items.slice(198).map(({ itemId }) => wish(mara, itemId)));
    expect(last.map(({ status }) => status).toSorted()).toEqual([204, 204, 409, 409, 409, 409]);
    expect(await ids(mara)).toHaveLength(200);
  });
});

describe("a person who wishes for an item", () => {
  let item: TestItem;
  beforeEach(async () => {
    item = await putOnSale(shop, 2000, 3);
    await wish(mara, item.itemId);
  });
  const fell = (now: number, before: number) => ({
    kind: "priceFell",
    params: { itemId: item.itemId, name: item.name, price: now, priceBefore: before },
  });
  const back = (now: number) => ({ kind: "backInStock", params: { itemId: item.itemId, name: item.name, price: now } });

  it("is told once when its price falls below the one they know", async () => {
    const noor = await signUp(shop);
    await wish(noor, item.itemId);
    await price(item.itemId, 15);
    expect(await told(mara)).toEqual([]);
    await jobs();
    await jobs();
    expect([await told(mara), await told(noor)]).toEqual([[fell(15, 20)], [fell(15, 20)]]);
    await price(item.itemId, 19);
    await price(item.itemId, 15);
    await jobs();
    expect(await told(mara)).toHaveLength(1);
    await unwish(noor, item.itemId);
    await price(item.itemId, 14);
    await jobs();
    expect(await told(mara)).toEqual([fell(15, 20), fell(14, 15)]);
    expect(await told(noor)).toHaveLength(1);
  });

  it("is told when it is back in stock, and of a lower price only then", async () => {
    await countStock(shop, admin, item.itemId, 0);
    await jobs();
    await price(item.itemId, 12);
    await jobs();
    expect(await told(mara)).toEqual([]);
    await countStock(shop, admin, item.itemId, 4);
    await jobs();
    await countStock(shop, admin, item.itemId, 9);
    await jobs();
    expect(await told(mara)).toEqual([back(12)]);
  });

  it("is told by mail too if they chose that, and not at all in a break", async () => {
    const [noor, tired] = [await signUp(shop), await signUp(shop)];
    for (const person of [noor, tired]) {
      await wish(person, item.itemId);
      await shop.call("setMailPreferences", { body: { wishNews: true } }, person);
    }
    await shop.call("beginBreak", { body: { kind: "Break" } }, { ...tired, key: randomUUID() });
    await price(item.itemId, 15);
    await jobs();
    const mails = await shop.owner.connection
      .selectFrom("outbox")
      .select("userId")
      .where("kind", "=", "wishNews")
      .where("userId", "in", [mara.userId, noor.userId, tired.userId])
      .execute();
    expect(mails).toEqual([{ userId: noor.userId }]);
    expect([await told(noor), await told(tired)]).toEqual([[fell(15, 20)], []]);
  });

  it("is told after mail that is due, however long that takes", async () => {
    await price(item.itemId, 15);
    await sql`insert into outbox (mail_id, kind, recipient, language, sealed_content, created_at, next_attempt_at)
      select gen_random_uuid(), 'passwordReset', 'noor@example.com', 'en', '', ${shop.clock.now}, ${shop.clock.now}
      from generate_series(1, 200)`.execute(shop.owner.connection);
    await jobs();
    expect(await told(mara)).toEqual([]);
    await sql`update outbox set sent_at = ${shop.clock.now} where recipient = 'noor@example.com'`.execute(
      shop.owner.connection,
    );
    await jobs();
    expect(await told(mara)).toEqual([fell(15, 20)]);
  });

  it("is told in batches, while the next price is set without waiting", async () => {
    await sql`with people as (
        insert into users (user_id, user_name, email, first_name, last_name, roles, terms_accepted_at, created_at, updated_at)
        select gen_random_uuid(), 'many-' || number, 'many-' || number || '@example.com', 'Many', 'People', '{User}',
          now(), now(), now()
        from generate_series(1, 450) as number returning user_id)
      insert into wishes (user_id, item_id, known_price_cents, known_in_stock, wished_at)
      select user_id, ${item.itemId}, 2000, true, now() from people`.execute(shop.owner.connection);
    await price(item.itemId, 15);
    await Promise.all([jobs(), price(item.itemId, 14)]);
    await jobs();
    const { rows } = await sql<{ people: number; latest: number }>`
      select count(distinct user_id)::int as people,
        count(distinct user_id) filter (where (params ->> 'price')::numeric = 14)::int as latest
      from notifications where params ->> 'itemId' = ${item.itemId}`.execute(shop.owner.connection);
    expect(rows).toEqual([{ people: 451, latest: 451 }]);
    // Deletes these people, because they have no wallets, which the books check would report.
    await sql`with people as (delete from users where user_name like 'many-%' returning user_id)
      delete from wishes where user_id in (select user_id from people)`.execute(shop.owner.connection);
  });
});
