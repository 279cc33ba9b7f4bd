import { type LogName, type NamedTree, trustedKeys } from "@trove/fairness";
import type { Kept } from "./database.ts";
import type { KeptShop } from "./kept-records.ts";

const UNKNOWN_SHOP: KeptShop = {
  pinned: [],
  keys: [],
  logs: undefined,
  earlierLogs: [],
  checkpoints: { terms: [], records: [] },
  incidents: [],
  seenOdds: {},
};

/**
 * Maximum number of stored checkpoints per log. More can come while the log can't be read; then the first and the
 * newest stay.
 */
const MOST_CHECKPOINTS = 50;

export async function readShop(kept: Kept): Promise<KeptShop> {
  return (await kept.get("shop", "shop")) ?? UNKNOWN_SHOP;
}

/** Stores changed fields of the data about the shop. Returns all of that data. */
export async function changeShop(kept: Kept, change: (shop: KeptShop) => Partial<KeptShop>): Promise<KeptShop> {
  const transaction = kept.transaction("shop", "readwrite");
  const shop = (await transaction.store.get("shop")) ?? UNKNOWN_SHOP;
  const changes = change(shop);
  const changed = { ...shop, ...changes };
  const puts = Object.keys(changes).length > 0 ? [transaction.store.put(changed, "shop")] : [];
  await Promise.all([...puts, transaction.done]);
  return changed;
}

/** The larger of the stored tree of the terms log and one that was verified just now. */
export function newestOf({ newest }: Pick<KeptShop, "newest">, tree: NamedTree): Pick<KeptShop, "newest"> {
  return newest === undefined || tree.size > newest.size ? { newest: tree } : {};
}

/** Stores the tree that a sound offer named. Offers of the same or a later moment name none that is older. */
export async function keepNewest(kept: Kept, tree: NamedTree): Promise<void> {
  await changeShop(kept, (shop) => newestOf(shop, tree));
}

/** Stores a checkpoint that came with an offer. The next look at the logs compares it with the log. */
export async function keepCheckpoint(kept: Kept, log: LogName, note: string): Promise<void> {
  await changeShop(kept, ({ checkpoints }) => {
    const seen = checkpoints[log];
    if (seen.includes(note)) return {};
    const newest = seen.slice(1).slice(-(MOST_CHECKPOINTS - 2));
    return { checkpoints: { ...checkpoints, [log]: [...seen.slice(0, 1), ...newest, note] } };
  });
}

/**
 * The shop's public keys whose signatures this browser accepts: those that are both trusted and published in the terms
 * log.
 */
export async function keysOf({ keys, pinned }: Pick<KeptShop, "keys" | "pinned">): Promise<readonly string[]> {
  const published = new Set(keys.map(({ publicKey }) => publicKey));
  const trusted = await trustedKeys(keys, pinned);
  return trusted.filter((key) => published.has(key));
}
