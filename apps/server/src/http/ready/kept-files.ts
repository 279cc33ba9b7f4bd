import { readdir } from "node:fs/promises";
import { extname, join } from "node:path";
import { readIfThere } from "../../command/read-if-there.ts";
import { compressed, type Encoding } from "./compressed.ts";
import { keepResponses, type KeptResponses } from "./kept-responses.ts";

/** The file types that may be served, and whether compression makes them smaller. */
const types: Readonly<Record<string, { type: string; isText: boolean }>> = {
  ".css": { type: "text/css; charset=utf-8", isText: true },
  ".ico": { type: "image/x-icon", isText: false },
  ".js": { type: "text/javascript; charset=utf-8", isText: true },
  ".json": { type: "application/json", isText: true },
  ".png": { type: "image/png", isText: false },
  ".svg": { type: "image/svg+xml", isText: true },
  ".webp": { type: "image/webp", isText: false },
  ".woff2": { type: "font/woff2", isText: false },
};

const endings = { br: ".br", gzip: ".gz" } as const;

/** Returns the compressed file that the build made, or compresses the bytes now if there is none. */
async function encoded(path: string, bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === "identity") return bytes;
  const built = await readIfThere(path + endings[encoding]);
  return built ?? compressed(bytes, encoding);
}

export type KeptFiles = KeptResponses & { urlPaths: readonly string[] };

/**
 * Serves a folder's files from memory. The folder is listed once, so no request can read any other file; a file that
 * was deleted later gets no response. `ownHeaders` returns a file's additional headers.
 */
export async function keepFiles(
  folder: string,
  prefix: string,
  ownHeaders: (urlPath: string) => Readonly<Record<string, string>>,
): Promise<KeptFiles> {
  const files = new Map<string, string>();
  for (const name of await readdir(folder, { recursive: true })) {
    if (extname(name) in types) files.set(`${prefix}${name.replaceAll("\\", "/")}`, join(folder, name));
  }
  const responses = keepResponses(async (urlPath) => {
    const path = files.get(urlPath);
    const kind = types[extname(urlPath)];
    if (path === undefined || kind === undefined) return undefined;
    const bytes = await readIfThere(path);
    if (bytes === undefined) return undefined;
    return {
      bytes,
      headers: { ...ownHeaders(urlPath), "content-type": kind.type },
      compress: kind.isText ? (encoding) => encoded(path, bytes, encoding) : undefined,
    };
  });
  return { ...responses, urlPaths: [...files.keys()] };
}
