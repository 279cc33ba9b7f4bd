import { termsLog } from "@trove/fairness/log";
import { type KeptKey, trustedKeys } from "@trove/fairness";
import { ApiError } from "../../../api/api-error.ts";
import { changeShop, readShop } from "../kept/kept-shop.ts";
import type { KeptShop } from "../kept/kept-records.ts";
import type { Around } from "../opening/around.ts";
import type { PublishedKeys } from "../shop/shop.ts";
import { learnLogs } from "./learn-logs.ts";
import { policyOf } from "./log-policies.ts";
import { ifReadable, type LogView, proveLeaf, viewLog } from "./prove-leaf.ts";

type Sources = Pick<Around, "kept" | "shop">;

/** The key as the terms log publishes it to everybody, with the proof; undefined if it is not there. */
async function loggedKey(
  { publicKey, logIndex }: PublishedKeys["keys"][number],
  view: LogView,
): Promise<KeptKey | undefined> {
  const proved = logIndex === null ? undefined : await proveLeaf(view, logIndex);
  if (proved === undefined) return undefined;
  try {
    const leaf = termsLog.read(proved.entry);
    if (leaf.kind !== "key" || leaf.publicKey !== publicKey) return undefined;
    const { keyId, from, endorsement } = leaf;
    return { keyId, publicKey, from, endorsement, logged: proved.proof };
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

async function loggedKeys({ keys }: PublishedKeys, view: LogView): Promise<KeptKey[]> {
  const logged = await Promise.all(keys.map((key) => loggedKey(key, view)));
  return logged.filter((key) => key !== undefined);
}

/** Adds keys that a trusted one vouches for. At the first visit all count, and are pinned. */
async function withKeys(shop: KeptShop, { endorsingKey }: PublishedKeys, logged: readonly KeptKey[]) {
  const first = [...logged.map(({ publicKey }) => publicKey), ...(endorsingKey === undefined ? [] : [endorsingKey])];
  const pinned = shop.pinned.length === 0 && logged.length > 0 ? first : shop.pinned;
  const all = [...new Map([...logged, ...shop.keys].map((key) => [key.keyId, key])).values()];
  const trusted = new Set(await trustedKeys(all, pinned));
  return { pinned, keys: all.filter(({ publicKey }) => trusted.has(publicKey)) };
}

/**
 * Learns the shop's keys from its terms log, where everybody sees the same. Pins them, and the logs' keys, at
 * the first visit; a later key counts only if a pinned one vouches for it. Learns no key while the log can't be read.
 * Throws ApiError.
 */
export async function meetShop({ kept, shop }: Sources): Promise<KeptShop> {
  const published = await shop.keys();
  const known = await learnLogs(published, kept);
  const policy = known.logs && policyOf(known.logs, "terms");
  const logged =
    policy && (await ifReadable(async () => loggedKeys(published, await viewLog(shop.log("terms"), policy))));
  if (logged === undefined) return known;
  const learned = await withKeys(known, published, logged);
  return changeShop(kept, () => learned);
}

/** This browser's data of the shop; asks the shop at the first visit. Throws ApiError. */
export async function knownShop(sources: Sources): Promise<KeptShop> {
  const shop = await readShop(sources.kept);
  return shop.logs === undefined || shop.pinned.length === 0 ? meetShop(sources) : shop;
}

/** Whether the shop could be reached. Learns its new keys and logs. */
export async function canMeetShop(sources: Sources): Promise<boolean> {
  try {
    await meetShop(sources);
    return true;
  } catch (error) {
    if (error instanceof ApiError) return false;
    throw error;
  }
}
