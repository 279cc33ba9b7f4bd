import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { Encoding } from "./compressed.ts";
import type { PublicResponse } from "./public-cache.ts";
import type { FindReady } from "./ready-responses.ts";

export type Content = {
  bytes: Buffer;
  /** Content-Type, and this content's additional headers. */
  headers: Readonly<Record<string, string>>;
  /** Undefined for contents that compression would not make smaller. */
  compress?: ((encoding: Encoding) => Promise<Buffer>) | undefined;
  /** How long the content may be sent from memory; for ever if undefined. */
  keptMs?: number | undefined;
};

export type KeptResponses = {
  find: FindReady;
  /**
   * Returns the content at this path, compressed for the encoding if that makes it smaller; undefined if there is none.
   * Callers at the same time share one reading. Contents that may be kept for ever come from memory.
   */
  read(
    urlPath: string,
    encoding: Encoding,
    headers: Readonly<Record<string, string>>,
  ): Promise<PublicResponse | undefined>;
};

const MOST_BYTES = 16 * 1024 * 1024;

/** Keeps the most recently requested contents in memory, up to 16 MB, compressed and ready to be sent. */
export function keepResponses(readContent: (urlPath: string) => Promise<Content | undefined>): KeptResponses {
  const kept = new LRUCache<string, PublicResponse>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ bytes }, key) => bytes.length + key.length + 512,
  });
  const keyOf = (urlPath: string, encoding: Encoding) => `${encoding} ${urlPath}`;
  const reading = new Map<string, Promise<Content | undefined>>();
  function readOnce(urlPath: string): Promise<Content | undefined> {
    const started = reading.get(urlPath) ?? readContent(urlPath).finally(() => reading.delete(urlPath));
    reading.set(urlPath, started);
    return started;
  }
  return {
    find: ({ url = "" }, encoding) => kept.get(keyOf(url, encoding)),
    async read(urlPath, accepted, headers) {
      const key = keyOf(urlPath, accepted);
      // `find` does not know a URL with a query string.
      if (kept.getRemainingTTL(key) === Infinity) return kept.get(key);
      const content = await readOnce(urlPath);
      if (content === undefined) return undefined;
      const bytes = (await content.compress?.(accepted)) ?? content.bytes;
      const encoding = bytes === content.bytes ? "identity" : accepted;
      const hash = createHash("sha256").update(content.bytes).digest("base64url").slice(0, 22);
      const response: PublicResponse = {
        status: 200,
        bytes,
        etag: encoding === "identity" ? `"${hash}"` : `"${hash}-${encoding}"`,
        encoding,
        headers: { ...headers, ...content.headers },
      };
      kept.set(key, response, content.keptMs === undefined ? {} : { ttl: content.keptMs });
      return response;
    },
  };
}
