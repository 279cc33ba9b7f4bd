import { createHash } from "node:crypto";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { logClient, logPolicy, termsLog } from "@trove/fairness/log";
import { afterEach, beforeEach, expect, it } from "vitest";
import { numberedEntries, withFlippedBit } from "../../../packages/fairness/test/log/any-entries.ts";
import type { LogName } from "../src/settings.ts";
import { LogServer, termsLeaf } from "./log-server.ts";
import { aboutOf, newFolder, openedMirror, type OpenedMirror } from "./opened-mirror.ts";

let shop: LogServer;
let folder: string;
let remove: () => Promise<void>;
let mirror: OpenedMirror | undefined;
beforeEach(async () => {
  shop = await LogServer.start();
  ({ folder, remove } = await newFolder());
});
afterEach(async () => {
  await mirror?.close();
  mirror = undefined;
  await shop.close();
  await remove();
});

const entries = numberedEntries(1_000);

async function open(changed: Parameters<typeof openedMirror>[2] = {}): Promise<OpenedMirror> {
  mirror = await openedMirror(shop, folder, changed);
  return mirror;
}

/** Reads and verifies the whole copy, whose checkpoint must have the signatures of the log and of the mirror. */
async function readCopy({ files, keys }: OpenedMirror, name: LogName): Promise<Uint8Array[]> {
  const client = logClient(files(name), logPolicy(shop.key(name), [keys.mirror], 1));
  const all: Uint8Array[] = [];
  for await (const { entry } of client.entries(await client.checkpoint())) all.push(entry);
  return all;
}

it("a copy has every entry of both logs, and the mirror's signature", async () => {
  await shop.publish("records", entries);
  await shop.publish("terms", [termsLeaf(0), termsLeaf(1)]);
  const opened = await open();
  expect(await readCopy(opened, "records")).toStrictEqual(entries);
  expect(await readCopy(opened, "terms")).toStrictEqual([termsLeaf(0), termsLeaf(1)]);
  const [list = ""] = [...shop.files("terms").keys()].filter((path) => path.startsWith("boxes/"));
  const response = await fetch(`${opened.url}/mirror/${opened.logs.terms.originHash}/${list}`);
  expect(response.headers.get("access-control-allow-origin")).toBe("*");
  expect(await response.text()).toBe(shop.files("terms").get(list));
  expect(await aboutOf(opened)).toMatchObject({
    stopped: null,
    logs: [
      { size: 2, fault: null },
      { size: 1_000, fault: null },
    ],
  });
});

it("a copy has the manifests of the code on record, also one that the shop served only later, and no other bytes", async () => {
  const manifests = ["{}", "[]", "0"].map((text) => ({ text, hash: createHash("sha256").update(text).digest("hex") }));
  const files = shop.files("terms");
  const [served, late, other] = manifests;
  if (served === undefined || late === undefined || other === undefined) throw new RangeError("There are three");
  files.set(`clients/${served.hash}`, served.text);
  files.set(`clients/${other.hash}`, "1");
  const leaves = manifests.map(({ hash }) =>
    termsLog.write({ kind: "client", release: "ab".repeat(8), manifest: hash }),
  );
  await shop.publish("terms", leaves);
  const opened = await open();
  const read = (hash: string) => fetch(`${opened.url}/log/terms/clients/${hash}`);
  const found = await read(served.hash);
  expect([found.headers.get("content-type"), await found.text()]).toEqual(["application/json", served.text]);
  expect((await aboutOf(opened)).logs[0]).toMatchObject({ size: 3, fault: null });
  files.set(`clients/${late.hash}`, late.text);
  await shop.publish("terms", [termsLeaf(0)]);
  await opened.look();
  expect(await (await read(late.hash)).text()).toBe(late.text);
  expect((await read(other.hash)).status).toBe(404);
});

it("the shop can't spoil the mirror's signature by another one under its name", async () => {
  const opened = await open();
  const [name = "", keyId = ""] = opened.keys.mirror.split("+");
  const bytes = Buffer.concat([Buffer.from(keyId, "hex"), Buffer.alloc(72, 1)]);
  await shop.publish("records", entries, `— ${name} ${bytes.toString("base64")}\n`);
  await opened.look();
  expect(await readCopy(opened, "records")).toStrictEqual(entries);
});

it("a log that hangs keeps nobody from looking at the other one", async () => {
  const opened = await open();
  const { promise, resolve } = Promise.withResolvers<void>();
  shop.held = { name: "records", until: promise };
  const hanging = opened.looks.records();
  for (const minute of [0, 1]) {
    await shop.publish("terms", [termsLeaf(minute)]);
    await opened.looks.terms();
    expect((await aboutOf(opened)).logs[0]?.size).toBe(minute + 1);
  }
  resolve();
  await hanging;
});

it("a copy grows with the log, keeps the last partial files only, and still serves narrower ones", async () => {
  const sizes = [1, 255, 256, 257, 700, 701, 1_000];
  const opened = await open();
  for (const [at, size] of sizes.entries()) {
    await shop.publish("records", entries.slice(sizes[at - 1] ?? 0, size));
    await opened.look();
    expect(await readCopy(opened, "records")).toStrictEqual(entries.slice(0, size));
  }
  const stored = await readdir(join(folder, "logs", opened.logs.records.originHash), { recursive: true });
  const partial = stored.filter((path) => path.includes(".p/")).toSorted();
  expect(partial).toStrictEqual(["tile/0/003.p/232", "tile/1/000.p/3", "tile/entries/003.p/232"]);
  for (const path of ["tile/0/002.p/188", "tile/entries/002.p/189", "tile/1/000.p/2"]) {
    expect(await opened.files("records")(path, 1e6), path).toEqual(shop.files("records").get(path) ?? path);
  }
  for (const path of ["tile/0/004.p/1", "tile/0/003.p/233", "secret", "../../secret", "%2e%2e/%2e%2e/secret"]) {
    expect(await opened.files("records")(path, 1e6), path).toBeUndefined();
  }
});

it("a mirror that starts again goes on where it was, without reading what it has", async () => {
  await shop.publish("records", entries.slice(0, 600));
  await (await open()).close();
  shop.requests.length = 0;
  await shop.publish("records", entries.slice(600));
  const again = await open();
  expect(await readCopy(again, "records")).toStrictEqual(entries);
  const bundles = shop.requests.filter((request) => request.startsWith("tile/entries/"));
  expect(bundles).toStrictEqual(["tile/entries/002 200", "tile/entries/003.p/232 200"]);
});

it("a checkpoint that has not changed is not sent again", async () => {
  await shop.publish("records", entries.slice(0, 5));
  const opened = await open();
  shop.requests.length = 0;
  await opened.look();
  expect(shop.requests).toContain("checkpoint 304");
  expect(shop.requests.filter((request) => !request.startsWith("checkpoint"))).toStrictEqual([]);
});

it.each(["tile/entries/001", "tile/0/001", "tile/1/000.p/3", "checkpoint"])(
  "a shop that serves another %s is not copied until it serves the right one",
  async (path) => {
    await shop.publish("records", entries.slice(0, 100));
    const opened = await open();
    await shop.publish("records", entries.slice(100));
    const right = shop.files("records").get(path) ?? "";
    shop.files("records").set(path, withFlippedBit(Buffer.from(right), 700));
    await opened.look();
    expect((await aboutOf(opened)).logs[1]).toMatchObject({ size: 100, fault: expect.any(String), fork: null });
    expect(await readCopy(opened, "records")).toHaveLength(100);
    shop.files("records").set(path, right);
    await opened.look();
    expect(await readCopy(opened, "records")).toStrictEqual(entries);
  },
);

it("a checkpoint is not served before the lists of boxes that it names are stored", async () => {
  await shop.publish("terms", [termsLeaf(0)]);
  const [list = ""] = [...shop.files("terms").keys()].filter((path) => path.startsWith("boxes/"));
  const right = shop.files("terms").get(list) ?? "";
  shop.files("terms").set(list, String(right).replace("b0f1", "b0f2"));
  const opened = await open();
  expect(await opened.files("terms")("checkpoint", 1e6)).toBeUndefined();
  shop.files("terms").set(list, right);
  await opened.look();
  expect(await readCopy(opened, "terms")).toHaveLength(1);
});

it("two histories of a shop are kept as evidence, and nothing is copied afterwards, also after a start", async () => {
  await shop.publish("records", entries.slice(0, 300));
  const opened = await open();
  shop.forget("records");
  await shop.publish("records", entries.slice(100, 500));
  await opened.look();
  const { stopped, logs } = await aboutOf(opened);
  expect(stopped).toContain("two histories");
  const fork = logs[1]?.fork;
  for (const note of [fork?.one ?? "", fork?.other ?? ""]) {
    const { checkpoint } = logClient(async () => Buffer.from(note), logPolicy(shop.key("records")));
    expect([300, 400]).toContain((await checkpoint()).size);
  }
  await opened.close();
  const again = await open();
  expect((await aboutOf(again)).logs[1]).toMatchObject({ size: 300, fork });
  expect(await readCopy(again, "records")).toStrictEqual(entries.slice(0, 300));
});

it("an older checkpoint from a cache changes nothing", async () => {
  await shop.publish("records", entries.slice(0, 300));
  const older = shop.files("records").get("checkpoint") ?? "";
  const opened = await open();
  await shop.publish("records", entries.slice(300, 310));
  await opened.look();
  shop.files("records").set("checkpoint", older);
  await opened.look();
  expect((await aboutOf(opened)).logs[1]).toMatchObject({ size: 310, fault: null, fork: null });
});

it("a mirror stops at the bytes that it may use, and says so", async () => {
  await shop.publish("records", entries.slice(0, 100));
  const { usedBytes } = await aboutOf(await open());
  await mirror?.close();
  const opened = await open({ mostBytes: usedBytes + 1_000 });
  await shop.publish("records", entries.slice(100));
  await opened.look();
  expect((await aboutOf(opened)).logs[1]).toMatchObject({ size: 100, fault: expect.stringContaining("bytes") });
  expect(await readCopy(opened, "records")).toHaveLength(100);
});
