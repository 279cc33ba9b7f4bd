import { get as httpGet, type IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "vitest";
import { emptyShelves, putOnShelf } from "../../../test/catalogue/shelf.ts";
import { openShop, type Shop } from "../../../test/shop/shop.ts";

let shop: Shop;
let origin: string;
beforeAll(async () => {
  shop = await openShop();
  await emptyShelves(shop);
  await putOnShelf(
    shop,
    Array.from({ length: 10 }, (_, index) => ({ name: `Thing ${index}` })),
  );
  origin = await shop.app.http.listen({ host: "127.0.0.1", port: 0 });
});
afterAll(() => shop.close());

async function get(path: string, headers: Record<string, string> = {}) {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    httpGet(`${origin}${path}`, { headers }, resolve).on("error", reject);
  });
  const { date: _, "x-request-id": requestId, ...rest } = response.headers;
  return { status: response.statusCode, headers: rest, requestId, bytes: await buffer(response) };
}

it("responds over the network as the framework would, with an id for every request", async () => {
  for (const path of ["/api/items", "/api/category", "/api/applicationInfo"]) {
    const br = { "accept-encoding": "br" };
    const made = await get(path, br);
    const ready = await get(path, br);
    expect(ready.status).toBe(200);
    expect(ready.headers).toEqual(made.headers);
    expect(ready.headers["x-frame-options"]).toBe("DENY");
    expect(ready.bytes.equals(made.bytes)).toBe(true);
    expect(ready.requestId).toMatch(/^[0-9a-f-]{36}$/);
    expect(ready.requestId).not.toBe(made.requestId);
    const again = await get(path, { ...br, "if-none-match": String(ready.headers.etag) });
    expect([again.status, again.bytes.length, again.headers.etag]).toEqual([304, 0, ready.headers.etag]);
  }
  const { body } = await shop.app.http.inject("/api/items");
  expect(brotliDecompressSync((await get("/api/items", { "accept-encoding": "br" })).bytes).toString()).toBe(body);
});

it("leaves everything else to the framework", async () => {
  await get("/api/items");
  const post = await fetch(`${origin}/api/items`, { method: "POST" });
  expect(post.status).toBe(404);
  const head = await fetch(`${origin}/api/items`, { method: "HEAD" });
  expect([head.status, await head.text()]).toEqual([200, ""]);
  expect((await get("/api/items?pageSize=0")).status).toBe(400);
  expect((await get("/api/address")).status).toBe(401);
});
