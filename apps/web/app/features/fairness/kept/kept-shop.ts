import { trustedKeys } from "@trove/fairness";
import type { Kept } from "./database.ts";
import type { KeptShop } from "./kept-records.ts";
import type { LogName } from "./log-incident.ts";

const UNKNOWN_SHOP: KeptShop = {
  pinned: [],
  keys: [],
  logs: undefined,
  earlierLogs: [],
  checkpoints: { terms: [], records: [] },
  incidents: [],
  seenOdds: {},
};

/** While the log can't be read, the first and the newest of more are kept. */
const MOST_CHECKPOINTS = 50;

export async function readShop(kept: Kept): Promise<KeptShop> {
  return (await kept.get("shop", "shop")) ?? UNKNOWN_SHOP;
}

/** Keeps a change of what is known of the shop. */
export async function changeShop(kept: Kept, change: (shop: KeptShop) => Partial<KeptShop>): Promise<KeptShop> {
  const transaction = kept.transaction("shop", "readwrite");
  const shop = (await transaction.store.get("shop")) ?? UNKNOWN_SHOP;
  const changes = change(shop);
  const changed = { ...shop, ...changes };
  const puts = Object.keys(changes).length > 0 ? [transaction.store.put(changed, "shop")] : [];
  await Promise.all([...puts, transaction.done]);
  return changed;
}

/** Keeps a checkpoint that came with an offer, to be compared with the log at the next look. */
export async function keepCheckpoint(kept: Kept, log: LogName, note: string): Promise<void> {
  await changeShop(kept, ({ checkpoints }) => {
    const seen = checkpoints[log];
    if (seen.includes(note)) return {};
    const newest = seen.slice(1).slice(-(MOST_CHECKPOINTS - 2));
    return { checkpoints: { ...checkpoints, [log]: [...seen.slice(0, 1), ...newest, note] } };
  });
}

/** Public keys of the shop whose signatures count for this browser: trusted, and published in the terms log. */
export async function keysOf({ keys, pinned }: Pick<KeptShop, "keys" | "pinned">): Promise<readonly string[]> {
  const published = new Set(keys.map(({ publicKey }) => publicKey));
  const trusted = await trustedKeys(keys, pinned);
  return trusted.filter((key) => published.has(key));
}
