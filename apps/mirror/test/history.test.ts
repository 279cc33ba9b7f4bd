import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { readHistory, readHistorySize } from "@trove/fairness/log";
import { afterEach, beforeEach, expect, it } from "vitest";
import { numberedEntries } from "../../../packages/fairness/test/log/any-entries.ts";
import { LogServer } from "./log-server.ts";
import { aboutOf, newFolder, openedMirror, type OpenedMirror } from "./opened-mirror.ts";

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

const entries = numberedEntries(400);
const notes: string[] = [];
beforeEach(() => void (notes.length = 0));

/** Publishes a number of leaves, each with a checkpoint of its own. */
async function publish(times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    await shop.publish("records", entries.slice(notes.length, notes.length + 1));
    notes.push(await shop.note("records"));
  }
  shop.serveHistory("records", notes);
}

async function copied(): Promise<string[]> {
  const read = mirror.files("records");
  const found: string[] = [];
  for await (const note of readHistory(read, (await readHistorySize(read)) ?? 0)) found.push(note);
  return found;
}

it("the copy has the history of the log, also after it was opened again, without files that nobody needs", async () => {
  await publish(3);
  await mirror.look();
  expect(await copied()).toEqual(notes);
  await publish(297);
  await mirror.look();
  expect(await copied()).toEqual(notes);
  await mirror.close();
  mirror = await openedMirror(shop, folder);
  await publish(10);
  await mirror.look();
  expect(await copied()).toEqual(notes);
  const bundles = join(folder, "logs", mirror.logs.records.originHash, "history", "entries");
  expect((await readdir(bundles)).toSorted()).toEqual(["000", "000.p", "001.p"]);
  expect(await readdir(join(bundles, "001.p"))).toEqual(["54"]);
  const size = await fetch(`${mirror.url}/log/records/history/size`);
  expect([size.headers.get("cache-control"), await size.text()]).toEqual(["public, max-age=5", "310\n"]);
});

it("the copy keeps a history that the shop has made shorter", async () => {
  await publish(5);
  await mirror.look();
  const before = [...notes];
  await shop.publish("records", entries.slice(5, 6));
  shop.serveHistory("records", notes.slice(0, 3));
  await mirror.look();
  expect(await copied()).toEqual(before);
});

it("the copy takes no entry of another log, and says why", async () => {
  await publish(2);
  shop.serveHistory("records", [...notes, await shop.note("terms")]);
  await mirror.look();
  expect(await copied()).toEqual([]);
  expect((await aboutOf(mirror)).logs[1]).toMatchObject({ size: 2, fork: null, fault: expect.any(String) });
});

it("an entry of another tree is kept as the evidence of a fork", async () => {
  await publish(3);
  const other = await shop.note("records", { size: 2, root: new Uint8Array(32).fill(7) });
  shop.serveHistory("records", [...notes.slice(0, 1), other, ...notes.slice(2)]);
  await mirror.look();
  const [, records] = (await aboutOf(mirror)).logs;
  expect(records?.fork).toMatchObject({ other });
});
