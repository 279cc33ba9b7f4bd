import type { FastifyInstance } from "fastify";
import { keepResponses } from "../../../http/ready/kept-responses.ts";
import type { FindReady } from "../../../http/ready/ready-responses.ts";
import { serveFiles } from "../../../http/ready/serve-files.ts";
import { fileName, MEDIA } from "./picture-names.ts";
import type { PictureStorage } from "./picture-storage.ts";

const NAME = /^[0-9a-f]{64}-\d{1,4}\.webp$/;

const headers = { "content-type": "image/webp", "cache-control": "public, max-age=31536000, immutable" };

/** Serves uploaded pictures. Keeps the most requested ones in memory. */
export function pictureRoutes(
  { http, ready }: { http: FastifyInstance; ready: FindReady[] },
  storage: PictureStorage,
): void {
  const files = keepResponses(async (path) => {
    const name = fileName(path);
    const bytes = NAME.test(name) ? await storage.get(name) : undefined;
    return bytes && { bytes, headers };
  });
  ready.push(files.find);
  serveFiles(http, `${MEDIA}*`, files, "default");
}
