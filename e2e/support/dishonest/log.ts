import { sign } from "node:crypto";
import type { LostRecord } from "@trove/fairness";
import {
  CHECKPOINT_PATH,
  type DrawnLeaf,
  EMPTY_EDGE,
  growLog,
  httpLog,
  logClient,
  logPolicy,
  parseCheckpoint,
  parseLogKey,
  recordsLog,
  type RecordsLogLeaf,
  signCheckpoint,
  type TreeHead,
} from "@trove/fairness/log";
import type { Page } from "playwright-core";
import type { TestWitness } from "../../../apps/server/test/public-log/witness.ts";
import type { DemoShop } from "../demo-shop.ts";
import { logKey } from "./forger.ts";

/** Returns a signer for checkpoints of the log with this key. */
const signerOf = (key: string) => ({
  key: parseLogKey(key),
  sign: (message: Uint8Array) => sign(null, message, logKey.privateKey),
});

type LogName = "terms" | "records";

/** Signs the checkpoint of a forged tree by the log's own key, and by a witness that colludes. */
async function forgedNote(key: string, tree: TreeHead, witness: TestWitness | undefined): Promise<string> {
  const note = await signCheckpoint(tree, signerOf(key));
  return witness === undefined ? note : witness.collude(note);
}

/** Reads the entries of a log of the shop. A new shop's records log has no checkpoint for some seconds. */
async function entriesOf(shop: DemoShop, name: LogName, key: string): Promise<readonly Uint8Array[]> {
  const url = `${shop.url}/log/${name}`;
  if ((await fetch(`${url}/${CHECKPOINT_PATH}`)).status === 404) return [];
  const client = logClient(httpLog(fetch, url), logPolicy(key));
  const entries: Uint8Array[] = [];
  for await (const { entry } of client.entries(await client.checkpoint())) entries.push(entry);
  return entries;
}

/** The leaves of the shop's records log. */
export async function readRecords(shop: DemoShop): Promise<readonly RecordsLogLeaf[]> {
  const { records } = (await shop.call("getApplicationInfo", {})).body.logs;
  return (await entriesOf(shop, "records", records)).map(recordsLog.read);
}

/** Builds a log of the shop with additional leaves, from index `from` on. The shop's witness colludes. */
async function longerLog(
  shop: DemoShop,
  name: LogName,
  leavesFrom: (from: number) => readonly Uint8Array[],
): Promise<ReadonlyMap<string, Uint8Array>> {
  const { [name]: key } = (await shop.call("getApplicationInfo", {})).body.logs;
  const entries = await entriesOf(shop, name, key);
  const { files, tree } = growLog(EMPTY_EDGE, [...entries, ...leavesFrom(entries.length)]);
  const note = await forgedNote(key, tree, shop.witness);
  return new Map([
    ...files.map(({ path, bytes }) => [path, bytes] as const),
    [CHECKPOINT_PATH, new TextEncoder().encode(note)],
  ]);
}

async function lengthen(
  page: Page,
  shop: DemoShop,
  name: LogName,
  leavesFrom: (from: number) => readonly Uint8Array[],
): Promise<void> {
  const files = await longerLog(shop, name, leavesFrom);
  await page.route(`**/log/${name}/**`, async (route) => {
    const path = new URL(route.request().url()).pathname.slice(`/log/${name}/`.length);
    const file = files.get(path);
    if (file !== undefined) return route.fulfill({ body: Buffer.from(file) });
    return path.startsWith("boxes/") ? route.continue() : route.fulfill({ status: 404 });
  });
}

/** Shows only this page a records log with additional leaves. */
export const lengthenRecordsLog = (page: Page, shop: DemoShop, leaves: readonly Uint8Array[]) =>
  lengthen(page, shop, "records", () => leaves);

/** Shows only this page a records log that has this leaf at its end, and then says that its record is lost. */
export async function loseInLog(page: Page, shop: DemoShop, leaf: DrawnLeaf): Promise<LostRecord> {
  const { recordHash, time } = leaf;
  let logIndex = 0;
  await lengthen(page, shop, "records", (from) => {
    logIndex = from;
    return [leaf, { kind: "lost", logIndex, recordHash, time } as const].map((one) => recordsLog.write(one));
  });
  return { recordHash, logIndex, lostIndex: logIndex + 1 };
}

/** Shows only this page a terms log with additional leaves. */
export const lengthenTermsLog = (page: Page, shop: DemoShop, leaves: readonly Uint8Array[]) =>
  lengthen(page, shop, "terms", () => leaves);

/** Shows only this page other entries of the terms log, under the checkpoint and tiles of the honest one. */
export async function changeTermsEntries(page: Page, from: string, to: string): Promise<void> {
  await page.route("**/log/terms/tile/entries/**", async (route) => {
    const response = await route.fetch();
    const body = Buffer.from((await response.body()).toString("latin1").replaceAll(from, to), "latin1");
    await route.fulfill({ response, body });
  });
}

/** Shows the page a different terms log of the same size. By default the shop's witness colludes. */
export async function forkTermsLog(
  page: Page,
  { call, witness }: DemoShop,
  { doesWitnessCollude = true } = {},
): Promise<void> {
  const { logs } = (await call("getApplicationInfo", {})).body;
  await page.route("**/log/terms/checkpoint", async (route) => {
    const response = await route.fetch();
    const { size } = parseCheckpoint((await response.text()).split("\n\n")[0] + "\n");
    const tree = { size, root: new Uint8Array(32).fill(7) };
    const body = await forgedNote(logs.terms, tree, doesWitnessCollude ? witness : undefined);
    await route.fulfill({ response, body });
  });
}
