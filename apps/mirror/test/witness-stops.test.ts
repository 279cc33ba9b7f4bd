import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { logPolicy, openCheckpoint } from "@trove/fairness/log";
import { afterEach, beforeEach, expect, it } from "vitest";
import { askAt, entries, growAndAsk, requestTo } from "./asked-witness.ts";
import { LogServer } from "./log-server.ts";
import { aboutOf, hashOf, newFolder, openedMirror, type OpenedMirror } from "./opened-mirror.ts";

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

async function restart(): Promise<void> {
  await mirror.close();
  mirror = await openedMirror(shop, folder);
}

const statePath = () => join(folder, "witness", hashOf(shop.key("records")));

it("a log that shows two histories is refused with 409, and both notes are kept", async () => {
  expect((await sign(0, 100)).status).toBe(200);
  shop.forget("records");
  shop.grow("records", entries.slice(100, 200));
  expect((await ask(await requestFrom(100))).status).toBe(409);
  const fork = (await aboutOf(mirror)).logs[1]?.fork;
  expect(fork?.one).not.toBe(fork?.other);
  for (const note of [fork?.one ?? "", fork?.other ?? ""]) {
    expect((await openCheckpoint(note, logPolicy(shop.key("records")))).size).toBe(100);
  }
  await restart();
  expect((await ask(await requestFrom(100))).status).toBe(409);
});

it("a request that is only wrong is no second history", async () => {
  expect((await sign(0, 100)).status).toBe(200);
  const proof = Buffer.alloc(32, 1).toString("base64");
  const wrong = (await requestFrom(100)).replace("old 100\n", `old 100\n${proof}\n`);
  expect((await ask(wrong)).status).toBe(422);
  shop.grow("records", entries.slice(100, 200));
  const other = (await requestFrom(100)).split("\n").with(1, proof).join("\n");
  expect((await ask(other)).status).toBe(422);
  expect(await aboutOf(mirror)).toMatchObject({ stopped: null, logs: [{ fork: null }, { fork: null }] });
  expect((await ask(await requestFrom(100))).status).toBe(200);
});

it("a larger tree that does not continue the stored one is refused", async () => {
  await shop.publish("records", entries.slice(0, 100));
  await mirror.look();
  shop.forget("records");
  shop.grow("records", entries.slice(100, 300));
  expect((await ask(await requestFrom(0))).status).toBe(422);
  expect((await aboutOf(mirror)).stopped).toContain("two histories");
});

it("a folder that was restored from a backup signs nothing, because it could sign another history", async () => {
  expect((await sign(0, 100)).status).toBe(200);
  const backup = await readFile(statePath());
  const { body } = await sign(100, 200);
  await shop.publish("records", [], body);
  await mirror.close();
  await writeFile(statePath(), backup);
  mirror = await openedMirror(shop, folder);
  expect((await ask(await requestFrom(100))).status).toBe(503);
  expect((await aboutOf(mirror)).stopped).toContain("restored from a backup");
});

it("a folder that was once found restored signs nothing after a start, even if the shop no longer shows why", async () => {
  expect((await sign(0, 100)).status).toBe(200);
  const backup = await readFile(statePath());
  const { body } = await sign(100, 200);
  await shop.publish("records", [], body);
  await mirror.close();
  await writeFile(statePath(), backup);
  mirror = await openedMirror(shop, folder);
  await shop.publish("records", entries.slice(200, 300));
  await restart();
  expect((await ask(await requestFrom(100))).status).toBe(503);
  expect((await aboutOf(mirror)).stopped).toContain("restored from a backup");
});

it("the first evidence of two histories stays, also if more come at the same time", async () => {
  expect((await sign(0, 100)).status).toBe(200);
  const requests: string[] = [];
  for (const from of [100, 200, 300]) {
    shop.forget("records");
    shop.grow("records", entries.slice(from, from + 100));
    requests.push(await requestFrom(100));
  }
  const answers = await Promise.all(requests.map(ask));
  expect(answers.map(({ status }) => status)).toStrictEqual([409, 409, 409]);
  const { fork } = (await aboutOf(mirror)).logs[1] ?? {};
  for (const request of requests) await ask(request);
  expect((await aboutOf(mirror)).logs[1]?.fork).toStrictEqual(fork);
  await restart();
  expect((await aboutOf(mirror)).logs[1]?.fork).toStrictEqual(fork);
});
