import type { StoredPage } from "./stored-page.ts";

export type PageCacheOptions = {
  /** The most pages to keep; the least recently used one is removed first. */
  maxPages: number;
  ttlMs: number;
  now: () => number;
};

/**
 * Caches pages, which are the same for everyone, for a few seconds. Requests that arrive while a page is being rendered
 * share that rendering. Only pages with status 200 are cached; a failure rejects for all requests that wait for it.
 */
export function createPageCache({ maxPages, ttlMs, now }: PageCacheOptions) {
  const kept = new Map<string, { page: StoredPage; freshUntil: number }>();
  const underWay = new Map<string, Promise<StoredPage>>();

  async function make(key: string, render: () => Promise<StoredPage>): Promise<StoredPage> {
    try {
      const page = await render();
      if (page.status === 200) {
        kept.set(key, { page, freshUntil: now() + ttlMs });
        for (const oldest of kept.keys()) {
          if (kept.size <= maxPages) break;
          kept.delete(oldest);
        }
      }
      return page;
    } finally {
      underWay.delete(key);
    }
  }

  return async function pageFor(key: string, render: () => Promise<StoredPage>): Promise<StoredPage> {
    const known = kept.get(key);
    kept.delete(key);
    if (known !== undefined && known.freshUntil > now()) {
      kept.set(key, known);
      return known.page;
    }
    const rendering = underWay.get(key) ?? make(key, render);
    if (!underWay.has(key)) underWay.set(key, rendering);
    return rendering;
  };
}
