import { isSound } from "../keys/shop-key.ts";
import type { LogPolicy } from "../log/checkpoint/policy.ts";
import { httpLog } from "../log/client/http-log.ts";
import { logClient } from "../log/client/log-client.ts";
import { termsLog } from "../log/leaves/terms-log.ts";

const PATIENCE_MS = 30_000;

/**
 * The shop's public keys, as its terms log publishes them to everybody. Throws LogFault for a log that can't be read or
 * does not hold, and SyntaxError for leaves that are none of such a log.
 */
export async function readShopKeys(shop: URL, policy: LogPolicy): Promise<readonly string[]> {
  const address = new URL("log/terms", shop.href.endsWith("/") ? shop : `${shop.href}/`).href;
  const get = (url: string) => fetch(url, { redirect: "error", signal: AbortSignal.timeout(PATIENCE_MS) });
  const client = logClient(httpLog(get, address), policy);
  const keys: string[] = [];
  for await (const { entry } of client.entries(await client.checkpoint())) {
    const leaf = termsLog.read(entry);
    if (leaf.kind === "key" && (await isSound(leaf))) keys.push(leaf.publicKey);
  }
  return keys;
}
