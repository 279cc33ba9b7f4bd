import { LRUCache } from "lru-cache";
import type { Connection } from "../../database/connection.ts";
import { readVersion } from "./lootboxes.store.ts";

/**
 * One published odds table of a box, with its drops. The pictures of its items may be up to half a minute out of date.
 */
export type BoxVersion = NonNullable<Awaited<ReturnType<typeof readVersion>>>;

const MAX_VERSIONS = 2000;
const MAX_AGE_MS = 30_000;

/** Both functions return undefined if there is no such version. */
export type BoxVersions = {
  find(db: Connection, lootboxId: string, tableVersion: number): Promise<BoxVersion | undefined>;
  findByHash(db: Connection, lootboxId: string, oddsHash: string): Promise<BoxVersion | undefined>;
};

/** Caches published odds tables in memory. A published table never changes. */
export function makeBoxVersions(): BoxVersions {
  const cache = new LRUCache<string, BoxVersion>({ max: MAX_VERSIONS, ttl: MAX_AGE_MS });
  async function findBy(db: Connection, lootboxId: string, name: Parameters<typeof readVersion>[2]) {
    const key = `${lootboxId} ${Object.values(name).join()}`;
    const known = cache.get(key);
    if (known !== undefined) return known;
    const version = await readVersion(db, lootboxId, name);
    if (version !== undefined) cache.set(key, version);
    return version;
  }
  return {
    find: (db, lootboxId, tableVersion) => findBy(db, lootboxId, { tableVersion }),
    findByHash: (db, lootboxId, oddsHash) => findBy(db, lootboxId, { oddsHash }),
  };
}
