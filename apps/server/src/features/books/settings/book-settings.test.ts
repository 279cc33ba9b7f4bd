import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { makeAdmin } from "../../../../test/people/people.ts";
import { openShop, type Shop } from "../../../../test/shop/shop.ts";
import { numberOf } from "./book-settings.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

it("the accountant's numbers are changed once per version, and have one length", async () => {
  const admin = await makeAdmin(shop);
  const months = { from: "2026-04", to: "2026-04" };
  const { settings, version } = (await shop.call("getBooks", { query: months }, admin)).body;
  const accounts = { ...settings.accounts, "gateway:sandbox": "1361" };
  const body = { ...settings, consultantNumber: 29_098, clientNumber: 55, accounts, version };
  const change = (sent: typeof body) =>
    shop.call("changeBookSettings", { body: sent }, { ...admin, key: randomUUID() });
  expect((await change(body)).status).toBe(200);
  expect((await change(body)).status).toBe(409);
  expect([numberOf({ accounts }, "gateway:sandbox"), numberOf({ accounts }, "gateway:checkoutcom")]).toEqual([
    "1361",
    "1360",
  ]);
  const longer = { ...body, version: version + 1, accounts: { ...accounts, "house:items": "82200" } };
  const refused = await change(longer);
  expect(refused.body).toMatchObject({ code: "VALIDATION_FAILED", errors: { accounts: [expect.any(String)] } });
  const headers = { authorization: `Bearer ${admin.token}` };
  const url = `/api/admin/books/export?from=2026-04&to=2026-04&file=datev`;
  expect((await shop.app.http.inject({ url, headers })).body).toContain(";29098;55;20260101;4;");
});
