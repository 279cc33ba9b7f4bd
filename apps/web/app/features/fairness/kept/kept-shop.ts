import { type KeptKey, trustedKeys } from "@trove/fairness/v2";
import type { Kept } from "./database.ts";

/** What this browser knows of the shop since its first visit. */
export type KeptShop = {
  /** Public keys that count without an endorsement: the shop's keys of the first visit, and its offline endorsing key. */
  readonly pinned: readonly string[];
  /** The keys that the shop has published and that a pinned one vouches for, with what proves them. */
  readonly keys: readonly KeptKey[];
};

/** What the shop publishes of its keys. */
export type PublishedKeys = { readonly publicKeys: readonly string[]; readonly keys: readonly KeptKey[] };

const UNKNOWN_SHOP: KeptShop = { pinned: [], keys: [] };

export async function readShop(kept: Kept): Promise<KeptShop> {
  return (await kept.get("shop", "shop")) ?? UNKNOWN_SHOP;
}

/** Public keys of the shop whose signatures count for this browser. */
export function keysOf({ keys, pinned }: KeptShop): Promise<readonly string[]> {
  return trustedKeys(keys, pinned);
}

/** Pins what the shop publishes at the first visit. Later keys count only if a pinned one vouches for them. */
export async function meetShop(kept: Kept, published: PublishedKeys): Promise<KeptShop> {
  const before = await readShop(kept);
  const pinned = before.pinned.length === 0 ? published.publicKeys : before.pinned;
  const all = new Map([...before.keys, ...published.keys].map((key) => [key.keyId, key]));
  const trusted = new Set(await trustedKeys([...all.values()], pinned));
  const shop = { pinned, keys: [...all.values()].filter(({ publicKey }) => trusted.has(publicKey)) };
  await kept.put("shop", shop, "shop");
  return shop;
}
