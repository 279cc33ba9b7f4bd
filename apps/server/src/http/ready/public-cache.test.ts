import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { beforeEach, describe, expect, it } from "vitest";
import { type Computed, PublicCache } from "./public-cache.ts";

const LONG = JSON.stringify(Array.from({ length: 200 }, (_, index) => ({ id: index, name: "A thing" })));

let clock = 0;
let cache: PublicCache;
let made = 0;
const make = (text: string) => async () => {
  made += 1;
  return { status: 200, text, headers: {} };
};

beforeEach(() => {
  clock = 0;
  made = 0;
  cache = new PublicCache(() => clock);
});

describe("a response", () => {
  it("is computed once for concurrent requests", async () => {
    const responses = await Promise.all(
      Array.from({ length: 50 }, () => cache.findOrCompute("/a", "identity", make("{}"))),
    );
    expect(made).toBe(1);
    expect(new Set(responses).size).toBe(1);
    expect(cache.find("/a", "identity")).toBe(responses[0]);
    expect(cache.find("/b", "identity")).toBeUndefined();
  });

  it("is cached for five seconds, and keeps its compressed variants if it has not changed then", async () => {
    const first = await cache.findOrCompute("/a", "br", make(LONG));
    clock = 4_999;
    expect(cache.find("/a", "br")).toBe(first);
    clock = 5_000;
    expect(cache.find("/a", "br")).toBeUndefined();
    expect(await cache.findOrCompute("/a", "br", make(LONG))).toBe(first);
    clock = 9_999;
    expect(cache.find("/a", "br")).toBe(first);
    clock = 10_000;
    expect((await cache.findOrCompute("/a", "br", make(LONG.slice(1)))).etag).not.toBe(first.etag);
    expect(made).toBe(3);
  });

  it("is not cached if it fails, and all waiting requests get the error", async () => {
    const fail = async () => {
      made += 1;
      throw new Error("gone");
    };
    const outcomes = await Promise.allSettled([
      cache.findOrCompute("/a", "br", fail),
      cache.findOrCompute("/a", "gzip", fail),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    expect(made).toBe(1);
    expect((await cache.findOrCompute("/a", "identity", make("{}"))).bytes.toString()).toBe("{}");
  });

  it("a response with another status than 200 is sent to the waiting requests and not cached", async () => {
    const gone = async (): Promise<Computed> => ({ status: 404, text: "gone", headers: {} });
    expect((await cache.findOrCompute("/a", "br", gone)).status).toBe(404);
    expect(cache.find("/a", "identity")).toBeUndefined();
  });

  it("a response whose computation ran while the cache was cleared serves no later request", async () => {
    const before = Promise.withResolvers<Computed>();
    const waiting = cache.findOrCompute("/a", "identity", () => before.promise);
    cache.clear();
    expect((await cache.findOrCompute("/a", "identity", make('"new"'))).bytes.toString()).toBe('"new"');
    before.resolve({ status: 200, text: '"old"', headers: {} });
    expect((await waiting).bytes.toString()).toBe('"old"');
    expect(cache.find("/a", "identity")?.bytes.toString()).toBe('"new"');
  });
});

describe("compression", () => {
  it("is done once for each encoding, with its own ETag", async () => {
    const [br, again, gzip, identity] = await Promise.all([
      cache.findOrCompute("/a", "br", make(LONG)),
      cache.findOrCompute("/a", "br", make(LONG)),
      cache.findOrCompute("/a", "gzip", make(LONG)),
      cache.findOrCompute("/a", "identity", make(LONG)),
    ]);
    expect(again).toBe(br);
    expect(brotliDecompressSync(br.bytes).toString()).toBe(LONG);
    expect(gunzipSync(gzip.bytes).toString()).toBe(LONG);
    expect(identity.bytes.toString()).toBe(LONG);
    expect(new Set([br.etag, gzip.etag, identity.etag]).size).toBe(3);
    expect(Math.max(br.bytes.length, gzip.bytes.length)).toBeLessThan(LONG.length / 4);
    expect(made).toBe(1);
  });

  it("leaves short responses uncompressed", async () => {
    const short = await cache.findOrCompute("/a", "br", make("{}"));
    expect(short).toMatchObject({ encoding: "identity", bytes: Buffer.from("{}") });
    expect(cache.find("/a", "br")).toBe(short);
  });
});

it("removes the least recently used response when it is full", async () => {
  const large = "x".repeat(1024 * 1024);
  for (let index = 0; index < 40; index += 1) await cache.findOrCompute(`/${index}`, "identity", make(large));
  const kept = Array.from({ length: 40 }, (_, index) => cache.find(`/${index}`, "identity") !== undefined);
  expect(kept.filter(Boolean).length).toBeLessThan(16);
  expect(kept.lastIndexOf(true)).toBe(39);
  expect(kept[0]).toBe(false);
});
