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

/** Signs a checkpoint as the log with this key does. */
const signerOf = (key: string) => ({
  key: parseLogKey(key),
  sign: (message: Uint8Array) => sign(null, message, logKey.privateKey),
});

/** The entries of the shop's records log, which has no checkpoint before its first record. */
async function recordEntries(shop: DemoShop, key: string): Promise<readonly Uint8Array[]> {
  const url = `${shop.url}/log/records`;
  if ((await fetch(`${url}/${CHECKPOINT_PATH}`)).status === 404) return [];
  const client = logClient(httpLog(fetch, url), logPolicy(key));
  const entries: Uint8Array[] = [];
  for await (const { entry } of client.entries(await client.checkpoint())) entries.push(entry);
  return entries;
}

/** The records log of the shop with further leaves, all under a checkpoint that its own key has signed. */
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

/** Shows the page a records log with further leaves, which nobody else is shown. */
export async function lengthenRecordsLog(page: Page, shop: DemoShop, leaves: readonly Uint8Array[]): Promise<void> {
  const files = await longerLog(shop, leaves);
  await page.route("**/log/records/**", (route) => {
    const file = files.get(new URL(route.request().url()).pathname.slice("/log/records/".length));
    return file === undefined ? route.fulfill({ status: 404 }) : route.fulfill({ body: Buffer.from(file) });
  });
}

/** Shows the page another terms log of the same size, under a checkpoint that the log's own key has signed. */
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
