import { createHash } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { CHECKPOINT_PATH, HISTORY_SIZE_PATH } from "@trove/fairness/log";
import type { LogCopy } from "../copy/log-copy.ts";
import type { LogName } from "../settings.ts";

const TEXT = "text/plain; charset=utf-8";
const BYTES = "application/octet-stream";
const JSON_TEXT = "application/json";
const FOR_EVER = "public, max-age=31536000, immutable";

function typeOf(path: string): string {
  if (path.startsWith("clients/")) return JSON_TEXT;
  return path.startsWith("boxes/") ? TEXT : BYTES;
}

function headersOf(path: string): { "content-type": string; "cache-control": string } {
  if (path === CHECKPOINT_PATH || path === HISTORY_SIZE_PATH)
    return { "content-type": TEXT, "cache-control": "public, max-age=5" };
  const cache = path.includes(".p/") ? "public, max-age=60" : FOR_EVER;
  return { "content-type": typeOf(path), "cache-control": cache };
}

async function sendFile(copy: LogCopy | undefined, path: string, request: FastifyRequest, reply: FastifyReply) {
  const bytes = await copy?.read(path, Infinity);
  if (bytes === undefined) return reply.callNotFound();
  const etag = `"${createHash("sha256").update(bytes).digest("base64url")}"`;
  void reply.headers({ ...headersOf(path), etag });
  return request.headers["if-none-match"] === etag ? reply.code(304).send() : reply.send(Buffer.from(bytes));
}

/**
 * Serves the copies below `/mirror/<origin hash>/`, with the same paths as the logs themselves. Also below `/log/`, as
 * the shop does, so that every program that reads a shop's logs reads the copy.
 */
export function copyRoutes(http: FastifyInstance, copies: Readonly<Record<LogName, LogCopy>>): void {
  http.get<{ Params: { hash: string; "*": string } }>("/mirror/:hash/*", (request, reply) => {
    const { hash, "*": path } = request.params;
    const copy = Object.values(copies).find(({ originHash }) => originHash === hash);
    return sendFile(copy, path, request, reply);
  });
  for (const name of ["terms", "records"] as const) {
    http.get<{ Params: { "*": string } }>(`/log/${name}/*`, (request, reply) =>
      sendFile(copies[name], request.params["*"], request, reply),
    );
  }
}
