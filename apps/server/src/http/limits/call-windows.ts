import type { FastifyRateLimitStore } from "@fastify/rate-limit";
import { LRUCache } from "lru-cache";

const REMEMBERED_CALLERS = 50_000;

/**
 * Counts each caller's calls in a window that begins with the first call. The library's own store hands out its mutable
 * counter, so concurrent calls would all see the count after the last of them.
 */
export class CallWindows implements FastifyRateLimitStore {
  // Limited by `maxSize`, because with `max` the library would allocate memory for all entries at once: a megabyte for
  // each limit.
  readonly #windows = new LRUCache<string, { calls: number; endsAt: number }>({
    maxSize: REMEMBERED_CALLERS,
    sizeCalculation: () => 1,
  });

  incr(caller: string, callback: Parameters<FastifyRateLimitStore["incr"]>[1], windowMs: number): void {
    const now = performance.now();
    const known = this.#windows.get(caller);
    const window = known !== undefined && known.endsAt > now ? known : { calls: 0, endsAt: now + windowMs };
    window.calls += 1;
    this.#windows.set(caller, window);
    callback(null, { current: window.calls, ttl: window.endsAt - now });
  }

  child(): CallWindows {
    return new CallWindows();
  }
}
