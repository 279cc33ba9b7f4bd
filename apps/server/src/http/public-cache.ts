import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";

export type Encoding = "br" | "gzip" | "identity";

/** The handler's response, with the headers common to all its responses, such as the security policy. */
export type Computed = { text: string; headers: Readonly<Record<string, string>> };

/** A response as sent. The ETag is strong, so each encoding has its own. */
export type PublicResponse = {
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
/** Shorter responses fit into one or two packets uncompressed. */
const LEAST_COMPRESSED_BYTES = 1024;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
/** The highest brotli quality, of 11, that compresses a list in about a millisecond. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/**
 * Caches responses that are the same for every caller, as bytes by URL, for five seconds or until the catalogue
 * changes. Concurrent requests for the same URL share one computation. `now` is a monotonic clock in milliseconds.
 */
export class PublicCache {
  readonly #now: () => number;
  readonly #entries = new LRUCache<string, Entry>({ max: MOST_ENTRIES, maxSize: MOST_BYTES, sizeCalculation: sizeOf });
  readonly #pending = new Map<string, Promise<Entry>>();
  #generation = 0;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** The response, if it is cached in this encoding. */
  find(url: string, encoding: Encoding): PublicResponse | undefined {
    return this.#fresh(url)?.ready[encoding];
  }

  /** The cached response, or the one that `compute` makes. Errors of `compute` are thrown and not cached. */
  async findOrCompute(url: string, encoding: Encoding, compute: () => Promise<Computed>): Promise<PublicResponse> {
    return inEncoding(this.#fresh(url) ?? (await this.#computeOnce(url, compute)), encoding);
  }

  /**
   * Clears the cache. Running computations still serve the requests that wait for them, but their results are not
   * cached.
   */
  clear(): void {
    this.#generation += 1;
    this.#entries.clear();
    this.#pending.clear();
  }

  #fresh(url: string): Entry | undefined {
    const entry = this.#entries.get(url);
    return entry !== undefined && this.#now() < entry.freshUntil ? entry : undefined;
  }

  #computeOnce(url: string, compute: () => Promise<Computed>): Promise<Entry> {
    const pending = this.#pending.get(url);
    if (pending !== undefined) return pending;
    const started = this.#compute(url, compute).finally(() => {
      if (this.#pending.get(url) === started) this.#pending.delete(url);
    });
    this.#pending.set(url, started);
    return started;
  }

  async #compute(url: string, compute: () => Promise<Computed>): Promise<Entry> {
    const generation = this.#generation;
    const freshUntil = this.#now() + KEPT_MS;
    const made = entryOf(await compute(), freshUntil);
    if (generation !== this.#generation) return made;
    const old = this.#entries.peek(url);
    if (old?.hash === made.hash) {
      // The content is the same, so its compressed variants stay valid.
      old.freshUntil = freshUntil;
      return old;
    }
    this.#entries.set(url, made);
    return made;
  }
}

function entryOf({ text, headers }: Computed, freshUntil: number): Entry {
  const bytes = Buffer.from(text);
  const hash = createHash("sha256").update(bytes).digest("base64url").slice(0, 22);
  const identity: PublicResponse = { bytes, etag: `"${hash}"`, encoding: "identity", headers };
  return { hash, freshUntil, ready: { identity }, making: {} };
}

/** Size in bytes, with an allowance for the compressed variants. */
function sizeOf({ ready }: Entry, url: string): number {
  return 2 * ready.identity.bytes.length + url.length + 512;
}

async function inEncoding(entry: Entry, encoding: Encoding): Promise<PublicResponse> {
  return entry.ready[encoding] ?? (entry.making[encoding] ??= compress(entry, encoding));
}

async function compress(entry: Entry, encoding: Encoding): Promise<PublicResponse> {
  const { identity } = entry.ready;
  if (identity.bytes.length < LEAST_COMPRESSED_BYTES) return (entry.ready[encoding] = identity);
  const bytes = await (encoding === "br" ? brotli(identity.bytes, brotliOptions) : zip(identity.bytes));
  return (entry.ready[encoding] = { ...identity, bytes, etag: `"${entry.hash}-${encoding}"`, encoding });
}
