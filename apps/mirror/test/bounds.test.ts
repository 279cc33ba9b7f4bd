import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { LogServer } from "./log-server.ts";
import { newFolder, openedMirror, type OpenedMirror } from "./opened-mirror.ts";

let shop: LogServer;
let folder: string;
let remove: () => Promise<void>;
let mirror: OpenedMirror;
beforeEach(async () => {
  shop = await LogServer.start();
  ({ folder, remove } = await newFolder());
});
afterEach(async () => {
  await mirror.close();
  await shop.close();
  await remove();
});

const post = (body: string, from = "192.0.2.1") =>
  mirror.http.inject({ method: "POST", url: "/add-checkpoint", body, remoteAddress: from });

it("a request may have 64 KB, and an address may send 60 a minute", async () => {
  mirror = await openedMirror(shop, folder);
  expect((await post("x".repeat(65_536))).statusCode).toBe(400);
  expect((await post("x".repeat(65_537))).statusCode).toBe(413);
  for (let sent = 2; sent < 60; sent += 1) expect((await post("")).statusCode).toBe(400);
  const refused = await post("");
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  expect((await post("", "192.0.2.2")).statusCode).toBe(400);
  expect((await mirror.http.inject({ url: "/about", remoteAddress: "192.0.2.1" })).statusCode).toBe(200);
});

it("all addresses of one IPv6 network count as one", async () => {
  mirror = await openedMirror(shop, folder);
  for (let sent = 0; sent < 60; sent += 1) await post("", `2001:db8:0:${sent.toString(16)}::1`);
  expect((await post("", "2001:db8:0:ff::1")).statusCode).toBe(429);
  expect((await post("", "2001:db8:0:100::1")).statusCode).toBe(400);
});

it("addresses that a proxy names count only if the mirror was told of the proxy", async () => {
  const from = (address: string) =>
    mirror.http.inject({ method: "POST", url: "/add-checkpoint", body: "", headers: { "x-forwarded-for": address } });
  mirror = await openedMirror(shop, folder, { proxies: ["127.0.0.1"] });
  for (let sent = 0; sent < 60; sent += 1) await from("192.0.2.7");
  expect((await from("192.0.2.7")).statusCode).toBe(429);
  expect((await from("192.0.2.7, 192.0.2.8")).statusCode).toBe(400);
  await mirror.close();
  mirror = await openedMirror(shop, folder);
  for (let sent = 0; sent < 60; sent += 1) await from(`192.0.2.${sent}`);
  expect((await from("192.0.2.99")).statusCode).toBe(429);
});

it("the verifier is served at the root with its policy, and is told of the shop and of the copies", async () => {
  const built = join(folder, "built");
  await mkdir(built);
  await writeFile(join(built, "index.html"), "<!doctype html><title>Verify</title>");
  mirror = await openedMirror(shop, folder, { verifier: { folder: built, policy: "default-src 'none'" } });
  const page = await fetch(mirror.url);
  expect(await page.text()).toContain("<title>Verify</title>");
  expect(page.headers.get("content-security-policy")).toBe("default-src 'none'");
  expect(await (await fetch(`${mirror.url}/shop.json`)).json()).toEqual({
    shop: shop.url,
    terms: shop.key("terms"),
    records: shop.key("records"),
    copies: { terms: "log/terms", records: "log/records" },
    silences: "silences",
  });
  expect((await fetch(`${mirror.url}/nothing.js`)).status).toBe(404);
});
