import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";

export type Encoding = "br" | "gzip" | "identity";

/** What the handler made, with the headers that all its answers bear: the security policy and its like. */
export type Computed = { text: string; headers: Readonly<Record<string, string>> };

/** An answer as it goes over the wire. The tag is strong: each encoding has one of its own. */
export type PublicAnswer = {
  bytes: Buffer;
  etag: string;
  encoding: Encoding;
  headers: Readonly<Record<string, string>>;
};

type Entry = {
  hash: string;
  freshUntil: number;
  ready: Partial<Record<Encoding, PublicAnswer>> & { identity: PublicAnswer };
  making: Partial<Record<Encoding, Promise<PublicAnswer>>>;
};

const KEPT_MS = 5_000;
const MOST_ENTRIES = 2_000;
const MOST_BYTES = 32 * 1024 * 1024;
/** Shorter answers fit into a packet or two as they are. */
const LEAST_COMPRESSED_BYTES = 1024;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
/** Quality 5 of 11 is where brotli still takes a millisecond for a list. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/**
 * Answers that are the same for everybody, kept as bytes by address for five seconds or until the catalogue changes,
 * whichever comes first. An answer asked for again while it is being made is made once. `now` is a monotonic clock in
 * milliseconds.
 */
export class PublicCache {
  readonly #now: () => number;
  readonly #entries = new LRUCache<string, Entry>({ max: MOST_ENTRIES, maxSize: MOST_BYTES, sizeCalculation: sizeOf });
  readonly #pending = new Map<string, Promise<Entry>>();
  #generation = 0;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** The answer, if it can be sent as it lies there. */
  find(url: string, encoding: Encoding): PublicAnswer | undefined {
    return this.#fresh(url)?.ready[encoding];
  }

  /** The answer, made by `compute` where it has to be. What `compute` throws is thrown, and not kept. */
  async answer(url: string, encoding: Encoding, compute: () => Promise<Computed>): Promise<PublicAnswer> {
    return inEncoding(this.#fresh(url) ?? (await this.#computeOnce(url, compute)), encoding);
  }

  /** Forgets everything. What is being computed right now goes to those who wait for it and to nobody after them. */
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
      // The same bytes once more: what was compressed stays good.
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
  const identity: PublicAnswer = { bytes, etag: `"${hash}"`, encoding: "identity", headers };
  return { hash, freshUntil, ready: { identity }, making: {} };
}

/** Room for the compressed variants included. */
function sizeOf({ ready }: Entry, url: string): number {
  return 2 * ready.identity.bytes.length + url.length + 512;
}

async function inEncoding(entry: Entry, encoding: Encoding): Promise<PublicAnswer> {
  return entry.ready[encoding] ?? (entry.making[encoding] ??= compress(entry, encoding));
}

async function compress(entry: Entry, encoding: Encoding): Promise<PublicAnswer> {
  const { identity } = entry.ready;
  if (identity.bytes.length < LEAST_COMPRESSED_BYTES) return (entry.ready[encoding] = identity);
  const bytes = await (encoding === "br" ? brotli(identity.bytes, brotliOptions) : zip(identity.bytes));
  return (entry.ready[encoding] = { ...identity, bytes, etag: `"${entry.hash}-${encoding}"`, encoding });
}
