import { sign } from "node:crypto";
import {
  CHECKPOINT_PATH,
  EMPTY_EDGE,
  growLog,
  httpLog,
  logClient,
  logPolicy,
  parseCheckpoint,
  parseLogKey,
  signCheckpoint,
} from "@trove/fairness/log";
import type { Page } from "playwright-core";
import type { DemoShop } from "../demo-shop.ts";
import { logKey } from "./forger.ts";

/** Returns a signer for checkpoints of the log with this key. */
const signerOf = (key: string) => ({
  key: parseLogKey(key),
  sign: (message: Uint8Array) => sign(null, message, logKey.privateKey),
});

/** Reads the entries of the shop's records log. Before the first record, the log has no checkpoint. */
async function recordEntries(shop: DemoShop, key: string): Promise<readonly Uint8Array[]> {
  const url = `${shop.url}/log/records`;
  if ((await fetch(`${url}/${CHECKPOINT_PATH}`)).status === 404) return [];
  const client = logClient(httpLog(fetch, url), logPolicy(key));
  const entries: Uint8Array[] = [];
  for await (const { entry } of client.entries(await client.checkpoint())) entries.push(entry);
  return entries;
}

/** Builds the shop's records log with additional leaves. The log's own key signs the checkpoint. */
async function longerLog(shop: DemoShop, leaves: readonly Uint8Array[]): Promise<ReadonlyMap<string, Uint8Array>> {
  const { records } = (await shop.call("getApplicationInfo", {})).body.logs;
  const entries = await recordEntries(shop, records);
  const { files, tree } = growLog(EMPTY_EDGE, [...entries, ...leaves]);
  const note = await signCheckpoint(tree, signerOf(records));
  return new Map([
    ...files.map(({ path, bytes }) => [path, bytes] as const),
    [CHECKPOINT_PATH, new TextEncoder().encode(note)],
  ]);
}

/** Shows only this page a records log with additional leaves. */
export async function lengthenRecordsLog(page: Page, shop: DemoShop, leaves: readonly Uint8Array[]): Promise<void> {
  const files = await longerLog(shop, leaves);
  await page.route("**/log/records/**", (route) => {
    const file = files.get(new URL(route.request().url()).pathname.slice("/log/records/".length));
    return file === undefined ? route.fulfill({ status: 404 }) : route.fulfill({ body: Buffer.from(file) });
  });
}

/** Shows the page a different terms log of the same size. The log's own key signs the checkpoint. */
export async function forkTermsLog(page: Page, shop: DemoShop): Promise<void> {
  const { logs } = (await shop.call("getApplicationInfo", {})).body;
  const signer = signerOf(logs.terms);
  await page.route("**/log/terms/checkpoint", async (route) => {
    const response = await route.fetch();
    const { size } = parseCheckpoint((await response.text()).split("\n\n")[0] + "\n");
    const body = await signCheckpoint({ size, root: new Uint8Array(32).fill(7) }, signer);
    await route.fulfill({ response, body });
  });
}
