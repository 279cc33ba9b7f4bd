import { readFile, symlink, unlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { logPolicy, openCheckpoint, parseWitnessKey, withSignatures } from "@trove/fairness/log";
import { afterEach, beforeEach, expect, it } from "vitest";
import { findFreePort } from "../../server/test/shop/free-port.ts";
import { askAt, entries, growAndAsk, requestTo } from "./asked-witness.ts";
import { LogServer } from "./log-server.ts";
import { kill, startMirror, untilOpen } from "./mirror-process.ts";
import { hashOf, newFolder, openedMirror, type OpenedMirror } from "./opened-mirror.ts";

let shop: LogServer;
let folder: string;
let remove: () => Promise<void>;
let mirror: OpenedMirror;
beforeEach(async () => {
  shop = await LogServer.start();
  ({ folder, remove } = await newFolder());
  mirror = await openedMirror(shop, folder);
});
afterEach(async () => {
  await mirror.close();
  await shop.close();
  await remove();
});

const requestFrom = (oldSize: number) => requestTo(shop, oldSize);
const ask = (body: string) => askAt(mirror, body);

const sign = (oldSize: number, size: number) => growAndAsk(mirror, shop, oldSize, size);

const statePath = () => join(folder, "witness", hashOf(shop.key("records")));

async function lastSigned(): Promise<string> {
  return (await fetch(`${mirror.url}/witness/${hashOf(shop.key("records"))}/checkpoint`)).text();
}

it("a witness signs a checkpoint that continues the last one, and shows it to monitors", async () => {
  const { witness } = mirror.keys;
  const unknown = await fetch(`${mirror.url}/witness/${hashOf(shop.key("records"))}/checkpoint`);
  expect(unknown.status).toBe(404);
  for (const [old, size] of [
    [0, 100],
    [100, 100],
    [100, 430],
  ] as const) {
    const { status, body } = await sign(old, size);
    expect(status).toBe(200);
    const policy = logPolicy(shop.key("records"), [witness], 1);
    const signed = await openCheckpoint(withSignatures(await shop.note("records"), body), policy);
    expect(Math.abs((signed.cosignatures[0]?.seconds ?? 0) - Date.now() / 1_000)).toBeLessThan(60);
    expect(await openCheckpoint(await lastSigned(), policy)).toMatchObject(shop.tree("records"));
  }
});

it("a witness refuses as C2SP says", async () => {
  expect((await sign(0, 100)).status).toBe(200);
  expect(await ask(await requestFrom(0))).toMatchObject({ status: 409, body: "100\n", type: "text/x.tlog.size" });
  expect((await ask("no checkpoint")).status).toBe(400);
  expect((await ask(await requestFrom(101))).status).toBe(400);
  const good = await requestFrom(100);
  expect((await ask(good.replace("/log/records", "/log/others"))).status).toBe(404);
  expect((await ask(good.replace("\n100\n", "\n101\n"))).status).toBe(403);
  shop.grow("records", entries.slice(100, 200));
  const grown = await requestFrom(100);
  expect((await ask(grown.split("\n").toSpliced(1, 1).join("\n"))).status).toBe(422);
  expect((await ask(grown)).status).toBe(200);
});

it("a witness signs only after everything is stored", async () => {
  shop.grow("records", entries.slice(0, 300));
  const bundle = shop.files("records").get("tile/entries/000") ?? "";
  shop.files("records").delete("tile/entries/000");
  expect((await ask(await requestFrom(0))).status).toBe(503);
  shop.files("records").set("tile/entries/000", bundle);
  expect((await ask(await requestFrom(0))).status).toBe(200);
  expect(await mirror.files("records")("tile/entries/000", 1e6)).toEqual(bundle);
});

it("one of several requests from one size is signed", async () => {
  expect((await sign(0, 100)).status).toBe(200);
  shop.grow("records", entries.slice(100, 200));
  const first = await requestFrom(100);
  shop.grow("records", entries.slice(200, 300));
  const answers = await Promise.all([ask(await requestFrom(100)), ask(first), ask(first)]);
  const sizes = answers.map(({ status }) => status).toSorted();
  expect(sizes).toStrictEqual([200, 409, 409]);
});

it("a crash while the state is written leaves the state of before", async () => {
  expect((await sign(0, 100)).status).toBe(200);
  const before = await lastSigned();
  await mirror.close();
  await writeFile(`${statePath()}.new`, before.slice(0, 40));
  mirror = await openedMirror(shop, folder);
  expect(await lastSigned()).toBe(before);
  expect((await sign(100, 200)).status).toBe(200);
});

it("a crash after the state was written loses no state: the log asks again", async () => {
  await mirror.close();
  const port = await findFreePort();
  for (const [old, size] of [
    [0, 100],
    [100, 200],
    [200, 300],
  ] as const) {
    shop.grow("records", entries.slice(old, size));
    const child = startMirror(shop, folder, port);
    await untilOpen(child);
    const before = await readFile(statePath());
    const address = `http://127.0.0.1:${port}/add-checkpoint`;
    const send = async (body: string) => fetch(address, { method: "POST", body }).catch(() => undefined);
    const request = await requestFrom(old);
    // Nothing is signed before the first look at the shop, so the request is repeated until the state changes.
    const asking = (async () => {
      while ((await send(request))?.status === 503);
    })();
    while ((await readFile(statePath())).equals(before));
    await kill(child);
    await asking;
    mirror = await openedMirror(shop, folder);
    expect(await ask(request)).toMatchObject({ status: 409, body: `${size}\n` });
    expect((await ask(await requestFrom(size))).status).toBe(200);
    await mirror.close();
  }
  mirror = await openedMirror(shop, folder);
});

it("a full disk signs nothing and keeps the state", async () => {
  expect((await sign(0, 100)).status).toBe(200);
  const before = await readFile(statePath(), "utf8");
  await symlink("/dev/full", `${statePath()}.new`);
  expect((await sign(100, 200)).status).toBe(503);
  expect(await readFile(statePath(), "utf8")).toBe(before);
  expect(await lastSigned()).toBe(before);
  await unlink(`${statePath()}.new`).catch(() => {});
  expect((await ask(await requestFrom(100))).status).toBe(200);
});

it("requests that nobody can store yet are refused at once beyond a few, so that they don't pile up", async () => {
  expect((await sign(0, 100)).status).toBe(200);
  shop.grow("records", entries.slice(100, 200));
  const { promise, resolve } = Promise.withResolvers<void>();
  shop.held = { name: "records", until: promise };
  const request = await requestFrom(100);
  const asking = Array.from({ length: 30 }, () => ask(request));
  const refused = await Promise.race(asking.slice(-10));
  expect(refused).toMatchObject({ status: 503, body: "Too many wait\n" });
  resolve();
  expect((await Promise.all(asking)).filter(({ status }) => status === 200)).toHaveLength(1);
});

it("a mirror without a witness signs no requests", async () => {
  await mirror.close();
  mirror = await openedMirror(shop, folder, { hasWitness: false });
  expect((await sign(0, 100)).status).toBe(404);
  expect(parseWitnessKey(mirror.keys.mirror).name).toBe("mirror.example/trove/mirror");
});
