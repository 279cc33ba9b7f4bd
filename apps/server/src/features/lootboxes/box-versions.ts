import { LRUCache } from "lru-cache";
import type { Connection } from "../../database/connection.ts";
import { readVersion } from "./lootboxes.store.ts";

/** One published table with what is needed to draw from it. Prices of items may be up to half a minute old. */
export type BoxVersion = NonNullable<Awaited<ReturnType<typeof readVersion>>>;

const MAX_VERSIONS = 2000;
const MAX_AGE_MS = 30_000;

export type BoxVersions = {
  /** Undefined where there is no such version. */
  find(db: Connection, lootboxId: string, tableVersion: number): Promise<BoxVersion | undefined>;
  /** To be called when a price turned out to be old. */
  forget(lootboxId: string, tableVersion: number): void;
};

/** Keeps tables in memory: they never change, only their items' market prices do, which the opening checks itself. */
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
