import { createHash } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { LRUCache } from "lru-cache";
import { Refusal } from "../command/refusal.ts";
import { drawSharePicture } from "../features/files/index.ts";
import { sendReady, standingHeaders } from "../http/ready/ready-responses.ts";
import type { ReadApi } from "./read-api.ts";
import { boxShared, itemShared, openingShared, type Shared, shareWork, shopShared } from "./share-work.ts";

/** Enough for about 300 pictures. */
const MOST_BYTES = 16 * 1024 * 1024;
const DAY = "public, max-age=86400";
/** Revalidated each time, because a person may end the sharing at any time. */
const EACH_TIME = "no-cache";

/**
 * Serves preview pictures of links to the shop, to boxes, items and shared openings. Each is drawn at its first
 * request, and again after its content changes. Concurrent requests for one picture share a drawing. Throws NOT_FOUND,
 * without drawing, for ids that the shop doesn't show.
 */
export function sharePictureRoutes(
  app: FastifyInstance,
  { brand, api }: { brand: () => Promise<string>; api: ReadApi },
): void {
  const drawn = new LRUCache<string, Buffer, Shared>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ length }) => length,
    fetchMethod: async (_key, _stale, { context }) => drawSharePicture(await shareWork(api, context)),
  });

  type Find = (id: string) => Promise<Shared | undefined>;
  const serve = (path: string, find: Find, cacheControl = DAY) =>
    app.get<{ Params: { id?: string } }>(
      path,
      { schema: { hide: true }, compress: false, config: { limit: "default" } },
      async (request, reply) => {
        const shared = await find(encodeURIComponent(request.params.id ?? ""));
        if (shared === undefined) throw new Refusal("NOT_FOUND");
        const hash = createHash("sha256").update(JSON.stringify(shared)).digest("base64url").slice(0, 22);
        const bytes = await drawn.forceFetch(hash, { context: shared });
        const headers = { ...standingHeaders(reply), "content-type": "image/jpeg", "cache-control": cacheControl };
        return sendReady(request, reply, { status: 200, bytes, etag: `"${hash}"`, encoding: "identity", headers });
      },
    );
  serve("/share/shop.jpg", async () => shopShared(api, await brand()));
  serve("/share/items/:id.jpg", async (id) => itemShared(api, await brand(), id));
  serve("/share/boxes/:id.jpg", async (id) => boxShared(api, await brand(), id));
  serve("/share/openings/:id.jpg", async (token) => openingShared(api, await brand(), token), EACH_TIME);
}
