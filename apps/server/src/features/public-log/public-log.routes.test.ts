import { brotliDecompressSync } from "node:zlib";
import { cents } from "@trove/money";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { stockBox } from "../../../test/catalogue/stock.ts";
import { credit, signUp } from "../../../test/people/people.ts";
import { openBoxes } from "../../../test/openings/browser.ts";
import { logRecords } from "../../../test/public-log/jobs.ts";
import { openShop, type Shop } from "../../../test/shop/shop.ts";
import { growStoredLog } from "./storage/grow-stored-log.ts";
import { readLog } from "./storage/logs.store.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  const person = await signUp(shop);
  await credit(shop, person, cents(10_000));
  await openBoxes(shop, person, await stockBox(shop));
  await logRecords(shop);
});
afterAll(() => shop.close());

const get = (url: string, headers: Record<string, string> = {}) => shop.app.http.inject({ url, headers });

describe("a public log", () => {
  it("has a checkpoint that nobody keeps for long", async () => {
    const { statusCode, headers, body } = await get("/log/records/checkpoint");
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      "content-type": "text/plain; charset=utf-8",
      "cache-control": "public, max-age=5",
      "access-control-allow-origin": "*",
      etag: expect.stringMatching(/^"/),
    });
    expect(body).toMatch(/^127\.0\.0\.1:3000\/log\/records\n1\n[A-Za-z0-9+/=]+\n\n— /);
  });

  it("has tiles and bundles as bytes", async () => {
    for (const path of ["tile/0/000.p/1", "tile/entries/000.p/1"]) {
      const { statusCode, headers } = await get(`/log/records/${path}`);
      expect([statusCode, headers["content-type"]]).toEqual([200, "application/octet-stream"]);
      expect(headers["cache-control"]).toBe("public, max-age=60");
    }
  });

  it("has full files that may be kept for good, compressed, and every narrower one", async () => {
    const { connection } = shop.owner;
    const { tree } = await readLog(connection, "records");
    const entries = Array.from({ length: 300 - tree.size }, (_, index) => Buffer.from(`leaf ${index}`.repeat(9)));
    const growth = await growStoredLog(connection, "records", tree, entries);
    // These leaves belong to no records, because this test reads only the files.
    shop.isStaged = true;
    await sql`insert into log_tiles select 'records', level, index, width, bytes
      from jsonb_to_recordset(${JSON.stringify(
        growth.files.map((file) => ({ ...file, bytes: `\\x${file.bytes.toString("hex")}` })),
      )}) as f (level integer, index bigint, width integer, bytes bytea)
      on conflict (log, level, index) do update set width = excluded.width, bytes = excluded.bytes`.execute(connection);
    const full = await get("/log/records/tile/entries/000", { "accept-encoding": "br" });
    expect(full.headers).toMatchObject({
      "cache-control": "public, max-age=31536000, immutable",
      "content-encoding": "br",
    });
    const known = await get("/log/records/tile/entries/000", {
      "accept-encoding": "br",
      "if-none-match": String(full.headers.etag),
    });
    expect([known.statusCode, known.rawPayload.length]).toEqual([304, 0]);
    const bytes = brotliDecompressSync(full.rawPayload);
    const narrow = (await get("/log/records/tile/entries/000.p/7")).rawPayload;
    expect(bytes.subarray(0, narrow.length)).toEqual(narrow);
    const tile = (await get("/log/records/tile/0/000")).rawPayload;
    expect(tile).toHaveLength(256 * 32);
    expect((await get("/log/records/tile/0/000.p/255")).rawPayload).toEqual(tile.subarray(0, 255 * 32));
    expect((await get("/log/records/tile/1/000.p/1")).rawPayload).toHaveLength(32);
  });

  it.each([
    "/log/records/tile/0/009",
    "/log/records/tile/0/001.p/200",
    "/log/records/tile/0/000.p/256",
    "/log/records/tile/0/0",
    "/log/records/tile/entries/x000/000",
    "/log/records/boxes/" + "0".repeat(64),
    "/log/terms/boxes/" + "0".repeat(64),
    "/log/others/checkpoint",
    "/log/records",
    "/log/records/",
    "/log/records/checkpoint/",
    "/log/../log/records/tile/0/009",
  ])("has nothing at %s", async (url) => {
    const { statusCode, headers } = await get(url);
    expect([statusCode, headers["cache-control"]]).toEqual([404, "no-store"]);
  });

  it("is read by everybody up to a limit of its own", async () => {
    const limited = await openShop({ RATE_LIMIT_FACTOR: "0.01" });
    const ask = async (n: number) => (await limited.app.http.inject({ url: `/log/records/tile/0/00${n}` })).statusCode;
    const answers: number[] = [];
    for (let n = 0; n < 13; n += 1) answers.push(await ask(n % 10));
    expect(answers).toEqual([...Array(12).fill(404), 429]);
    await limited.close();
  });
});
