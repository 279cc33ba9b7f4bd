import { type KeptKey, trustedKeys } from "@trove/fairness";
import type { Kept } from "./database.ts";

export const LOG_NAMES = ["terms", "records"] as const;

export type LogName = (typeof LOG_NAMES)[number];

/** The keys of the public logs and of their witnesses, as C2SP signed-note writes them. */
export type LogKeys = {
  readonly terms: string;
  readonly records: string;
  readonly witnesses: readonly string[];
  /** How many of the witnesses sign every checkpoint. */
  readonly quorum: number;
};

/** `fork`: two checkpoints, both signed, of which neither continues the other. `mismatch`: tiles that don't fit one. */
export type LogBreach = {
  readonly log: LogName;
  readonly kind: "fork" | "mismatch";
  /** The checkpoints, as signed notes. */
  readonly notes: readonly string[];
};

/** What this browser knows of the shop since its first visit. */
export type KeptShop = {
  /** Public keys that count without an endorsement: the shop's keys of the first visit, and its offline endorsing key. */
  readonly pinned: readonly string[];
  /** The keys that the shop has published in its terms log and that a pinned one vouches for, with their proofs. */
  readonly keys: readonly KeptKey[];
  readonly logs: LogKeys | undefined;
  /** Checkpoints that this browser has seen, as signed notes. All but the first are still to be compared with the log. */
  readonly checkpoints: Readonly<Record<LogName, readonly string[]>>;
  readonly breaches: readonly LogBreach[];
};

const UNKNOWN_SHOP: KeptShop = {
  pinned: [],
  keys: [],
  logs: undefined,
  checkpoints: { terms: [], records: [] },
  breaches: [],
};

/** More are not compared: the first that forks is enough. */
const MOST_CHECKPOINTS = 50;

export async function readShop(kept: Kept): Promise<KeptShop> {
  return (await kept.get("shop", "shop")) ?? UNKNOWN_SHOP;
}

/** Keeps a change of what is known of the shop. */
export async function changeShop(kept: Kept, change: (shop: KeptShop) => Partial<KeptShop>): Promise<KeptShop> {
  const transaction = kept.transaction("shop", "readwrite");
  const shop = (await transaction.store.get("shop")) ?? UNKNOWN_SHOP;
  const changed = { ...shop, ...change(shop) };
  await Promise.all([transaction.store.put(changed, "shop"), transaction.done]);
  return changed;
}

/** Keeps a checkpoint that came with an offer, to be compared with the log at the next look. */
export async function keepCheckpoint(kept: Kept, log: LogName, note: string): Promise<void> {
  await changeShop(kept, ({ checkpoints }) => {
    const seen = checkpoints[log];
    if (seen.includes(note) || seen.length >= MOST_CHECKPOINTS) return {};
    return { checkpoints: { ...checkpoints, [log]: [...seen, note] } };
  });
}

/** Public keys of the shop whose signatures count for this browser: trusted, and published in the terms log. */
export async function keysOf({ keys, pinned }: Pick<KeptShop, "keys" | "pinned">): Promise<readonly string[]> {
  const published = new Set(keys.map(({ publicKey }) => publicKey));
  const trusted = await trustedKeys(keys, pinned);
  return trusted.filter((key) => published.has(key));
}
