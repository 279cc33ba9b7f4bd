import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { putOnSale } from "../../../../test/orders/orders.ts";
import { lockAccount } from "../../../../test/openings/meanwhile.ts";
import { signUp, type TestPerson } from "../../../../test/people/people.ts";
import { openShop, type Shop } from "../../../../test/shop/shop.ts";

let shop: Shop;
let mara: TestPerson;
let itemIds: string[];
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  mara = await signUp(shop);
  itemIds = [(await putOnSale(shop)).itemId, (await putOnSale(shop)).itemId];
  for (const id of itemIds) await shop.call("addWish", { params: { id } }, mara);
});

const share = async (showsName = false) => (await shop.call("shareWishlist", { body: { showsName } }, mara)).body;
const shareOf = async (person: TestPerson) => (await shop.call("getWishlistShare", {}, person)).body.share;
const stop = (person: TestPerson) => shop.call("stopSharingWishlist", {}, person);
const read = (token: string, query = {}) => shop.call("getSharedWishlist", { params: { token }, query });

it("shows a shared wishlist to everybody with the link, as it is now, until the link ends", async () => {
  expect(await shareOf(mara)).toBeNull();
  const { token } = await share();
  expect(await shareOf(mara)).toEqual({ token: expect.stringMatching(/^[\w-]{22}$/), showsName: false });
  const own = (await shop.call("listWishes", { query: {} }, mara)).body;
  expect((await read(token)).body).toEqual({ userName: null, ...own });
  await shop.call("removeWish", { params: { id: itemIds[0] ?? "" } }, mara);
  const shown = (await read(token, { pageSize: 1 })).body;
  expect([shown.totalCount, shown.items.map(({ id }) => id)]).toEqual([1, [itemIds[1]]]);
  expect([(await stop(mara)).status, (await stop(mara)).status]).toEqual([204, 204]);
  expect([await shareOf(mara), (await read(token)).status]).toEqual([null, 404]);
  expect((await share()).token).not.toBe(token);
});

it("shows the name only while its person wants that and is not locked, and nothing else of the person", async () => {
  const { token } = await share();
  const { text } = await read(token);
  for (const secret of [mara.userId, mara.userName]) expect(text).not.toContain(secret);
  expect(await share(true)).toEqual({ token, showsName: true });
  expect((await read(token)).body.userName).toBe(mara.userName);
  await lockAccount(shop, mara);
  expect((await read(token)).body.userName).toBeNull();
});

it("is shared and ended by its person only", async () => {
  const { token } = await share();
  const mallory = await signUp(shop);
  await stop(mallory);
  expect([await shareOf(mallory), (await read(token)).status]).toEqual([null, 200]);
});
