import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { emptyShelves, putOnShelf } from "../../../test/catalogue/shelf.ts";
import { openShop, type Shop } from "../../../test/shop/shop.ts";
import { announceCatalogueChange } from "../../database/catalogue-changes.ts";

let shop: Shop;
let itemId = "";
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await emptyShelves(shop);
  const things = Array.from({ length: 10 }, (_, index) => ({ name: `Thing ${index}` }));
  [itemId = ""] = await putOnShelf(shop, things);
});

const get = (url: string, headers: Record<string, string> = {}) => shop.app.http.inject({ url, headers });
const rename = (name: string) =>
  sql`update items set name = ${name} where item_id = ${itemId}`.execute(shop.owner.connection);
const nameNow = async () => (await get(`/api/items/${itemId}`)).json<{ name: string }>().name;

describe("a public response", () => {
  it("comes from memory with all headers and a new request id", async () => {
    const first = await get("/api/items");
    await rename("Renamed");
    const second = await get("/api/items");
    expect(second.body).toBe(first.body);
    const { "x-request-id": firstId, date: _, ...headers } = first.headers;
    const { "x-request-id": secondId, date: __, ...others } = second.headers;
    expect(others).toEqual(headers);
    expect(secondId).not.toBe(firstId);
    expect(headers).toMatchObject({
      "cache-control": "public, max-age=30",
      "content-type": "application/json; charset=utf-8",
      vary: "accept-language, accept-encoding",
      "x-content-type-options": "nosniff",
      "content-security-policy": expect.stringContaining("default-src 'none'"),
    });
  });

  it("is the same in every encoding", async () => {
    const plain = await get("/api/items");
    for (const _ of ["made", "kept"]) {
      const br = await get("/api/items", { "accept-encoding": "gzip, deflate, br" });
      const gzip = await get("/api/items", { "accept-encoding": "gzip" });
      expect([br.headers["content-encoding"], gzip.headers["content-encoding"]]).toEqual(["br", "gzip"]);
      expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
      expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
      expect(new Set([plain, br, gzip].map(({ headers }) => headers.etag)).size).toBe(3);
      expect(Number(br.headers["content-length"])).toBe(br.rawPayload.length);
    }
  });

  it("is not sent again to a client that has it", async () => {
    const { headers } = await get("/api/items", { "accept-encoding": "br" });
    const etag = String(headers.etag);
    expect(etag).toMatch(/^"[\w-]+-br"$/);
    for (const known of [etag, `"other", ${etag}`, `W/${etag}`, etag.replace("-br", ""), "*"]) {
      const again = await get("/api/items", { "accept-encoding": "br", "if-none-match": known });
      expect([again.statusCode, again.rawPayload.length, again.headers.etag]).toEqual([304, 0, etag]);
      expect(again.headers["cache-control"]).toBe("public, max-age=30");
    }
    shop.app.publicCache.clear();
    expect((await get("/api/items", { "accept-encoding": "br", "if-none-match": etag })).statusCode).toBe(304);
    expect((await get("/api/items", { "if-none-match": '"other"' })).statusCode).toBe(200);
  });

  it("is cached by its whole URL", async () => {
    expect((await get("/api/items?pageSize=1")).json()).toMatchObject({ pageSize: 1, totalCount: 10 });
    expect((await get("/api/items?pageSize=2")).json()).toMatchObject({ pageSize: 2, totalCount: 10 });
    const head = await shop.app.http.inject({ method: "HEAD", url: "/api/items?pageSize=2" });
    expect([head.statusCode, head.body]).toEqual([200, ""]);
  });

  it("is cached for each language that Accept-Language asks for, whatever a cookie says", async () => {
    const translations = { fr: { name: "Chose", description: "" }, cn: { name: "东西", description: "" } };
    const [id] = await putOnShelf(shop, [{ name: "Thing", translations }]);
    const nameIn = async (language: string, cookie = "") =>
      (await get(`/api/items/${id}`, { "accept-language": language, cookie })).json<{ name: string }>().name;
    for (const _ of ["made", "kept"]) {
      expect(await nameIn("fr-CA,fr;q=0.8")).toBe("Chose");
      expect(await nameIn("zh-CN")).toBe("东西");
      expect(await nameIn("ar", "i18nextLng=fr")).toBe("Thing");
      expect(await nameIn("tlh", "i18nextLng=fr")).toBe("Thing");
    }
    const { headers } = await get(`/api/items/${id}`, { "accept-language": "fr" });
    const again = { "accept-language": "zh-CN", "if-none-match": String(headers.etag) };
    expect((await get(`/api/items/${id}`, again)).statusCode).toBe(200);
  });

  it("a public response that is the same in all languages is cached once", async () => {
    const url = "/api/applicationInfo";
    const { statusCode, headers } = await get(url, { "accept-language": "fr" });
    expect([statusCode, headers["vary"]]).toEqual([200, "accept-encoding"]);
    expect(shop.app.publicCache.find(url, "identity")).toBeDefined();
  });

  it("is cached only if it succeeds", async () => {
    const missing = "/api/items/00000000-0000-7000-8000-000000000000";
    for (const [url, status] of [
      [missing, 404],
      ["/api/items?pageSize=0", 400],
    ] as const) {
      const refused = await get(url, { "accept-encoding": "br" });
      expect([refused.statusCode, refused.headers["cache-control"]]).toEqual([status, "no-store"]);
      expect(refused.headers.etag).toBeUndefined();
      expect(shop.app.publicCache.find(url, "identity")).toBeUndefined();
    }
  });

  it("a public response from memory does not count against the caller's limit; one that must be computed does", async () => {
    const limited = await openShop({ RATE_LIMIT_FACTOR: "0.01" });
    const ask = async (url: string) => (await limited.app.http.inject({ url })).statusCode;
    expect([await ask("/api/items"), await ask("/api/items"), await ask("/api/items")]).toEqual([200, 200, 200]);
    expect([await ask("/api/items?pageSize=1"), await ask("/api/items?pageSize=2")]).toEqual([200, 200]);
    expect([await ask("/api/items?pageSize=3"), await ask("/api/items")]).toEqual([429, 200]);
    await limited.close();
  });
});

describe("an announcement", () => {
  it("clears the cache of every process at once", async () => {
    const name = await nameNow();
    await rename("Renamed");
    expect(await nameNow()).toBe(name);
    await announceCatalogueChange(shop.owner.connection);
    await expect.poll(nameNow, { timeout: 3_000, interval: 5 }).toBe("Renamed");
  });

  it("an announcement within a transaction takes effect at commit", async () => {
    const name = await nameNow();
    await shop.owner.connection.transaction().execute(async (tx) => {
      await sql`update items set name = 'Renamed' where item_id = ${itemId}`.execute(tx);
      await announceCatalogueChange(tx);
      expect(await nameNow()).toBe(name);
    });
    await expect.poll(nameNow, { timeout: 3_000, interval: 5 }).toBe("Renamed");
  });

  it("is received again after the connection broke, and the cache is cleared then", async () => {
    const watchers = sql<{ pid: number }>`
      select pid from pg_stat_activity
      where application_name = 'trove watch catalogue_changed' and datname = current_database()`;
    const pids = async () => (await watchers.execute(shop.database.connection)).rows.map(({ pid }) => pid);
    const before = await pids();
    expect(before).toHaveLength(1);
    await nameNow();
    await rename("While nobody listened");
    await sql`select pg_terminate_backend(${before[0]})`.execute(shop.database.connection);
    await expect.poll(nameNow, { timeout: 4_000, interval: 20 }).toBe("While nobody listened");
    expect(await pids()).not.toEqual(before);
    await rename("And now");
    await announceCatalogueChange(shop.database.connection);
    await expect.poll(nameNow, { timeout: 3_000, interval: 5 }).toBe("And now");
  });
});
