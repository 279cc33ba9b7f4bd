import { LRUCache } from "lru-cache";
import type { Connection } from "../../database/connection.ts";
import { readVersion } from "./lootboxes.store.ts";

/** One published odds table with everything needed to draw from it. Item prices may be up to half a minute old. */
export type BoxVersion = NonNullable<Awaited<ReturnType<typeof readVersion>>>;

const MAX_VERSIONS = 2000;
const MAX_AGE_MS = 30_000;

export type BoxVersions = {
  /** Undefined if there is no such version. */
  find(db: Connection, lootboxId: string, tableVersion: number): Promise<BoxVersion | undefined>;
  /** Must be called when a price turned out to be outdated. */
  forget(lootboxId: string, tableVersion: number): void;
};

/** Caches tables in memory. They never change; only their items' market prices do, and the opening checks those. */
export function makeBoxVersions(): BoxVersions {
  const cache = new LRUCache<string, BoxVersion>({ max: MAX_VERSIONS, ttl: MAX_AGE_MS });
  const keyOf = (lootboxId: string, tableVersion: number) => `${lootboxId} ${tableVersion}`;
  return {
    async find(db, lootboxId, tableVersion) {
      const key = keyOf(lootboxId, tableVersion);
      const known = cache.get(key);
      if (known !== undefined) return known;
      const version = await readVersion(db, lootboxId, tableVersion);
      if (version !== undefined) cache.set(key, version);
      return version;
    },
    forget(lootboxId, tableVersion) {
      cache.delete(keyOf(lootboxId, tableVersion));
    },
  };
}
