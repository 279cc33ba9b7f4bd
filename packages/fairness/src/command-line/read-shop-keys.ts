import { isSound } from "../keys/shop-key.ts";
import { termsLog } from "../log/leaves/terms-log.ts";
import type { LiveLog } from "./live-log.ts";

/**
 * The shop's public keys, as its terms log publishes them to everybody. Throws LogFault for a log that can't be read or
 * does not hold, and SyntaxError for leaves that are none of such a log.
 */
export async function readShopKeys({ client, latest }: LiveLog): Promise<readonly string[]> {
  const keys: string[] = [];
  for await (const { entry } of client.entries(latest)) {
    const leaf = termsLog.read(entry);
    if (leaf.kind === "key" && (await isSound(leaf))) keys.push(leaf.publicKey);
  }
  return keys;
}
