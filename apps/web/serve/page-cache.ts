import { LRUCache } from "lru-cache";
import type { StoredPage } from "./stored-page.ts";

export type PageCacheOptions = {
  /** The most pages to keep; the least recently used one is removed first. */
  maxPages: number;
  /** Above 0. */
  ttlMs: number;
  /** A monotonic clock in milliseconds, never 0. */
  now: () => number;
};

/**
 * Caches pages, which are the same for everyone, for a few seconds. Requests that arrive while a page is being rendered
 * share that rendering. Only pages with status 200 are cached; a failure rejects for all requests that wait for it.
 */
export function createPageCache({ maxPages, ttlMs, now }: PageCacheOptions) {
  const kept = new LRUCache<string, StoredPage>({ max: maxPages, ttl: ttlMs, ttlResolution: 0, perf: { now } });
  const underWay = new Map<string, Promise<StoredPage>>();

  async function make(key: string, render: () => Promise<StoredPage>): Promise<StoredPage> {
    try {
      const page = await render();
      if (page.status === 200) kept.set(key, page);
      return page;
    } finally {
      underWay.delete(key);
    }
  }

  return async function pageFor(key: string, render: () => Promise<StoredPage>): Promise<StoredPage> {
    const known = kept.get(key);
    if (known !== undefined) return known;
    const rendering = underWay.get(key) ?? make(key, render);
    if (!underWay.has(key)) underWay.set(key, rendering);
    return rendering;
  };
}
