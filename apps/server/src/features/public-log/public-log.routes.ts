import type { FastifyInstance } from "fastify";
import type { Connection } from "../../database/connection.ts";
import { compressed } from "../../http/ready/compressed.ts";
import { type Content, keepResponses } from "../../http/ready/kept-responses.ts";
import type { FindReady } from "../../http/ready/ready-responses.ts";
import { serveFiles } from "../../http/ready/serve-files.ts";
import { type LogContent, readLogContent } from "./storage/log-contents.ts";

const TEXT = "text/plain; charset=utf-8";
const BYTES = "application/octet-stream";
const types = {
  checkpoint: TEXT,
  hashes: BYTES,
  entries: BYTES,
  history: BYTES,
  boxes: TEXT,
  clients: "application/json",
};

const CHECKPOINT_SECONDS = 5;
const PARTIAL_SECONDS = 60;

function cacheOf({ kind, isPartial }: LogContent): { "cache-control": string; keptMs?: number } {
  if (kind === "checkpoint") return { "cache-control": `public, max-age=${CHECKPOINT_SECONDS}`, keptMs: 1_000 };
  if (!isPartial) return { "cache-control": "public, max-age=31536000, immutable" };
  return { "cache-control": `public, max-age=${PARTIAL_SECONDS}`, keptMs: PARTIAL_SECONDS * 1_000 };
}

function contentOf(content: LogContent): Content {
  const { kind, bytes } = content;
  const { keptMs, ...cache } = cacheOf(content);
  const headers = {
    "content-type": types[kind],
    ...cache,
    // Lets verifiers on other sites read the logs, so that they don't depend on the shop's own pages.
    "access-control-allow-origin": "*",
    "cross-origin-resource-policy": "cross-origin",
  };
  // Tiles of hashes are not compressed, because random bytes don't get smaller.
  const compress =
    kind === "hashes" ? undefined : (encoding: Parameters<typeof compressed>[1]) => compressed(bytes, encoding);
  return { bytes, headers, compress, keptMs };
}

/** Serves the public logs as C2SP tlog-tiles defines, below /log/terms and /log/records. */
export function publicLogRoutes({
  http,
  db,
  ready,
}: {
  http: FastifyInstance;
  db: Connection;
  ready: FindReady[];
}): void {
  const files = keepResponses(async (urlPath) => {
    const [, log, path = ""] = /^\/log\/(terms|records)\/(.+)$/.exec(urlPath) ?? [];
    if (log !== "terms" && log !== "records") return undefined;
    const content = await readLogContent(db, log, path);
    return content && contentOf(content);
  });
  ready.push(files.find);
  serveFiles(http, "/log/*", files, "log");
}
