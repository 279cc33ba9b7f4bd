import { termsLog } from "@trove/fairness/log";
import { type KeptKey, trustedKeys } from "@trove/fairness";
import { ApiError } from "../../../api/api-error.ts";
import { changeShop, newestOf, readShop } from "../kept/kept-shop.ts";
import type { KeptShop } from "../kept/kept-records.ts";
import type { BrowserParts } from "../opening/browser-parts.ts";
import type { PublishedKeys } from "../shop/shop.ts";
import { followFirst } from "./follow-terms.ts";
import { learnLogs } from "./learn-logs.ts";
import { policyOf } from "./log-policies.ts";
import { ifReadable, type LogView, namedTree, proveLeaf, viewLog } from "./prove-leaf.ts";

type Sources = Pick<BrowserParts, "kept" | "shop">;

/** The key as the terms log publishes it, with the proof; undefined if the log does not have it. */
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

/** Adds keys that a trusted key vouches for. At the first visit, accepts and pins all of them. */
async function withKeys(shop: KeptShop, { endorsingKey }: PublishedKeys, logged: readonly KeptKey[]) {
  const first = [...logged.map(({ publicKey }) => publicKey), ...(endorsingKey === undefined ? [] : [endorsingKey])];
  const pinned = shop.pinned.length === 0 && logged.length > 0 ? first : shop.pinned;
  const all = [...new Map([...logged, ...shop.keys].map((key) => [key.keyId, key])).values()];
  const trusted = new Set(await trustedKeys(all, pinned));
  return { pinned, keys: all.filter(({ publicKey }) => trusted.has(publicKey)) };
}

/**
 * Learns the shop's keys from its terms log, which everybody sees alike. Pins them at the first visit, with the logs'
 * keys; later keys need a pinned key's endorsement. Learns no key while the log is unreadable. Throws ApiError.
 */
export async function meetShop({ kept, shop }: Sources): Promise<KeptShop> {
  const published = await shop.keys();
  const known = await learnLogs(published, { kept, shop });
  const policy = known.logs && policyOf(known.logs, "terms");
  const seen =
    policy &&
    (await ifReadable(async () => {
      const view = await viewLog(shop.log("terms"), policy);
      return { logged: await loggedKeys(published, view), tree: namedTree(view), view };
    }));
  if (seen === undefined) return known;
  const learned = await withKeys(known, published, seen.logged);
  const met = await changeShop(kept, (now) => ({ ...learned, ...newestOf(now, seen.tree) }));
  if (known.pinned.length > 0) return met;
  // At the first visit, only now there are keys that can vouch for the terms of the logs.
  await learnLogs(published, { kept, shop });
  await ifReadable(() => followFirst(seen.view, { kept, shop }));
  return readShop(kept);
}

/** This browser's data about the shop. Asks the shop if there is none yet. Throws ApiError. */
export async function knownShop(sources: Sources): Promise<KeptShop> {
  const shop = await readShop(sources.kept);
  return shop.logs === undefined || shop.pinned.length === 0 ? meetShop(sources) : shop;
}

/** Learns the shop's new keys and logs. Returns whether the shop could be reached. */
export async function canMeetShop(sources: Sources): Promise<boolean> {
  try {
    await meetShop(sources);
    return true;
  } catch (error) {
    if (error instanceof ApiError) return false;
    throw error;
  }
}
