import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { compressed, type Encoding } from "./compressed.ts";

/** A computed response, with those headers that are the same each time it is sent, such as the security policy. */
export type Computed = { status: number; text: string; headers: Readonly<Record<string, string>> };

/** A response ready to be sent. The ETag is strong, so each encoding has its own. */
export type PublicResponse = {
  status: number;
  bytes: Buffer;
  etag: string;
  encoding: Encoding;
  headers: Readonly<Record<string, string>>;
};

type Entry = {
  hash: string;
  freshUntil: number;
  ready: Partial<Record<Encoding, PublicResponse>> & { identity: PublicResponse };
  making: Partial<Record<Encoding, Promise<PublicResponse>>>;
};

const KEPT_MS = 5_000;
const MOST_ENTRIES = 2_000;
const MOST_BYTES = 32 * 1024 * 1024;

/**
 * Caches responses that are the same for every caller, for five seconds or until the catalogue changes. The key is the
 * URL and everything else that the response depends on. Concurrent requests with one key share a computation. Only
 * status 200 is cached. `now` is a monotonic clock in milliseconds.
 */
export class PublicCache {
  readonly #now: () => number;
  readonly #entries = new LRUCache<string, Entry>({ max: MOST_ENTRIES, maxSize: MOST_BYTES, sizeCalculation: sizeOf });
  readonly #pending = new Map<string, Promise<Entry>>();
  #generation = 0;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Returns the response if it is cached in this encoding. */
  find(key: string, encoding: Encoding): PublicResponse | undefined {
    return this.#fresh(key)?.ready[encoding];
  }

  /**
   * Returns the cached response, or the one that `compute` makes. Throws the errors of `compute`, and doesn't cache
   * them.
   */
  async findOrCompute(key: string, encoding: Encoding, compute: () => Promise<Computed>): Promise<PublicResponse> {
    return inEncoding(this.#fresh(key) ?? (await this.#computeOnce(key, compute)), encoding);
  }

  /**
   * Clears the cache. Computations in progress still serve the requests that wait for them, but their results are not
   * cached.
   */
  clear(): void {
    this.#generation += 1;
    this.#entries.clear();
    this.#pending.clear();
  }

  #fresh(key: string): Entry | undefined {
    const entry = this.#entries.get(key);
    return entry !== undefined && this.#now() < entry.freshUntil ? entry : undefined;
  }

  #computeOnce(key: string, compute: () => Promise<Computed>): Promise<Entry> {
    const pending = this.#pending.get(key);
    if (pending !== undefined) return pending;
    const started = this.#compute(key, compute).finally(() => {
      if (this.#pending.get(key) === started) this.#pending.delete(key);
    });
    this.#pending.set(key, started);
    return started;
  }

  async #compute(key: string, compute: () => Promise<Computed>): Promise<Entry> {
    const generation = this.#generation;
    const freshUntil = this.#now() + KEPT_MS;
    const made = entryOf(await compute(), freshUntil);
    if (generation !== this.#generation || made.ready.identity.status !== 200) return made;
    const old = this.#entries.peek(key);
    if (old?.hash === made.hash) {
      // The content has not changed, so its compressed variants stay valid.
      old.freshUntil = freshUntil;
      return old;
    }
    this.#entries.set(key, made);
    return made;
  }
}

function entryOf({ status, text, headers }: Computed, freshUntil: number): Entry {
  const bytes = Buffer.from(text);
  const hash = createHash("sha256").update(bytes).digest("base64url").slice(0, 22);
  const identity: PublicResponse = { status, bytes, etag: `"${hash}"`, encoding: "identity", headers };
  return { hash, freshUntil, ready: { identity }, making: {} };
}

/** The entry's size in bytes, with an allowance for its compressed variants. */
function sizeOf({ ready }: Entry, key: string): number {
  return 2 * ready.identity.bytes.length + key.length + 512;
}

async function inEncoding(entry: Entry, encoding: Encoding): Promise<PublicResponse> {
  return entry.ready[encoding] ?? (entry.making[encoding] ??= compress(entry, encoding));
}

async function compress(entry: Entry, encoding: Encoding): Promise<PublicResponse> {
  const { identity } = entry.ready;
  const bytes = await compressed(identity.bytes, encoding);
  if (bytes === identity.bytes) return (entry.ready[encoding] = identity);
  return (entry.ready[encoding] = { ...identity, bytes, etag: `"${entry.hash}-${encoding}"`, encoding });
}
