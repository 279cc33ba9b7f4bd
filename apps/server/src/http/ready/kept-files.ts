import { createHash } from "node:crypto";
import { glob, readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { LRUCache } from "lru-cache";
import { compressed, type Encoding } from "./compressed.ts";
import type { PublicResponse } from "./public-cache.ts";
import type { FindReady } from "./ready-responses.ts";

/** The file types that may be served, and whether compression makes them smaller. */
const types: Readonly<Record<string, { type: string; isText: boolean }>> = {
  ".css": { type: "text/css; charset=utf-8", isText: true },
  ".ico": { type: "image/x-icon", isText: false },
  ".js": { type: "text/javascript; charset=utf-8", isText: true },
  ".png": { type: "image/png", isText: false },
  ".svg": { type: "image/svg+xml", isText: true },
  ".webp": { type: "image/webp", isText: false },
  ".woff2": { type: "font/woff2", isText: false },
};

const MOST_BYTES = 16 * 1024 * 1024;
const endings = { br: ".br", gzip: ".gz" } as const;

/** The compressed file from the build, or, without one, the bytes compressed now. */
async function encoded(path: string, bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === "identity") return bytes;
  const built = await readFile(path + endings[encoding]).catch(() => undefined);
  return built ?? compressed(bytes, encoding);
}

export type KeptFiles = {
  find: FindReady;
  /**
   * The file at this path in the best form for the encoding; undefined if the folder did not contain it when it was
   * listed.
   */
  read(
    urlPath: string,
    encoding: Encoding,
    headers: Readonly<Record<string, string>>,
  ): Promise<PublicResponse | undefined>;
  urlPaths: readonly string[];
};

/**
 * Serves a folder's files from memory: those requested most recently, up to 16 MB. The folder is listed once, so no
 * request can read another file. `ownHeaders` returns the headers of one file.
 */
export async function keepFiles(
  folder: string,
  prefix: string,
  ownHeaders: (urlPath: string) => Readonly<Record<string, string>>,
): Promise<KeptFiles> {
  const files = new Map<string, string>();
  for await (const name of glob("**/*", { cwd: folder })) {
    if (extname(name) in types) files.set(`${prefix}${name.replaceAll("\\", "/")}`, join(folder, name));
  }
  const kept = new LRUCache<string, PublicResponse>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ bytes }, key) => bytes.length + key.length + 512,
  });
  const keyOf = (urlPath: string, encoding: Encoding) => `${encoding} ${urlPath}`;

  async function read(urlPath: string, accepted: Encoding, headers: Readonly<Record<string, string>>) {
    const path = files.get(urlPath);
    const kind = types[extname(urlPath)];
    if (path === undefined || kind === undefined) return undefined;
    const plain = await readFile(path);
    const bytes = kind.isText ? await encoded(path, plain, accepted) : plain;
    const encoding = bytes === plain ? "identity" : accepted;
    const hash = createHash("sha256").update(plain).digest("base64url").slice(0, 22);
    const file: PublicResponse = {
      status: 200,
      bytes,
      etag: encoding === "identity" ? `"${hash}"` : `"${hash}-${encoding}"`,
      encoding,
      headers: { ...headers, ...ownHeaders(urlPath), "content-type": kind.type },
    };
    kept.set(keyOf(urlPath, accepted), file);
    return file;
  }

  const find: FindReady = ({ url = "" }, encoding) => kept.get(keyOf(url, encoding));
  return { find, read, urlPaths: [...files.keys()] };
}
