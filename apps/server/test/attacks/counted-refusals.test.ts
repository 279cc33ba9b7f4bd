import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { signUp } from "../people/people.ts";
import { openShop, type Shop } from "../shop/shop.ts";

let shop: Shop;
let ip: string;
let addresses = 0;
beforeAll(async () => {
  // With this factor, three ordinary calls and one sign-in are allowed per minute.
  shop = await openShop({ RATE_LIMIT_FACTOR: "0.01" });
});
afterAll(() => shop.close());
beforeEach(() => {
  addresses += 1;
  ip = `192.0.2.${addresses}`;
});

const statuses = async (calls: (() => Promise<{ status: number }>)[]) => {
  const all: number[] = [];
  for (const call of calls) all.push((await call()).status);
  return all;
};

async function send(url: string, method: "GET" | "POST" = "GET", payload?: string): Promise<{ status: number }> {
  const headers = { ...(payload !== undefined && { "content-type": "application/json" }) };
  const response = await shop.app.http.inject({ url, method, remoteAddress: ip, headers, payload });
  return { status: response.statusCode };
}

it("counts calls without a token or with a forged one, and all calls of a group together", async () => {
  const token = `${randomUUID()}.${randomUUID()}.${randomUUID()}`;
  const answers = await statuses([
    () => shop.call("getMe", undefined, { ip }),
    () => shop.call("getBalance", undefined, { ip, token }),
    () => shop.call("listAddresses", undefined, { ip }),
    () => shop.call("getMe", undefined, { ip }),
    () => shop.call("listItems", { query: { pageNumber: "7" } }, { ip }),
  ]);
  expect(answers).toEqual([401, 401, 401, 429, 429]);
});

it("counts calls with unknown or unreadable paths, and with bodies that are not JSON", async () => {
  const answers = await statuses([
    () => send("/api/nothing"),
    () => send("/api/admin/nothing"),
    () => send("/api/purchase/validate-payment", "POST", "{"),
    () => send("/api/items/%00"),
  ]);
  expect(answers).toEqual([404, 401, 400, 429]);
});

it("counts calls with an ended session by its person", async () => {
  const person = await signUp(shop);
  await shop.call("logout", undefined, { token: person.token, ip });
  const answers = await statuses(
    ["192.0.2.91", "192.0.2.92", "192.0.2.93"].map(
      (each) => () => shop.call("getMe", undefined, { token: person.token, ip: each }),
    ),
  );
  expect(answers).toEqual([401, 401, 429]);
});

it("counts the addresses of one IPv6 network (/64) as one", async () => {
  const me = (from: string) => () => shop.call("getMe", undefined, { ip: from });
  const neighbours = ["2001:db8:0:1::1", "2001:db8:0:1::2", "2001:db8:0:1:ffff::3", "2001:db8:0:1:2:3:4:5"];
  expect(await statuses(neighbours.map(me))).toEqual([401, 401, 401, 429]);
  expect(await statuses([me("2001:db8:0:2::1")])).toEqual([401]);
});

it("limits the calls of guests from one IPv6 network (/48), which some providers give to one customer", async () => {
  const body = { name: "X", orderNumber: "O-000000000001", email: "x@trove.example" };
  const call = (from: string) => () => shop.call("withdraw", { body }, { ip: from, key: randomUUID() });
  expect(await statuses(["2001:db8:9:1::1", "2001:db8:9:2::1", "2001:db8:8:1::1"].map(call))).toEqual([201, 429, 201]);
});

it("does not count health checks", async () => {
  const calls = Array.from({ length: 6 }, () => () => shop.call("getReadiness", undefined, { ip }));
  expect(await statuses(calls)).toEqual(Array(6).fill(200));
});
