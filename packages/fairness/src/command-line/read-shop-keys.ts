import { isSound } from "../keys/shop-key.ts";
import { termsLog } from "../log/leaves/terms-log.ts";
import type { LiveLog } from "./live-log.ts";

/**
 * Reads the shop's public keys from its terms log. Throws LogFault for an unreadable or invalid log,
 * and SyntaxError for leaves that don't belong in a terms log.
 */
export async function readShopKeys({ client, latest }: LiveLog): Promise<readonly string[]> {
  const keys: string[] = [];
  for await (const { entry } of client.entries(latest)) {
    const leaf = termsLog.read(entry);
    if (leaf.kind === "key" && (await isSound(leaf))) keys.push(leaf.publicKey);
  }
  return keys;
}
