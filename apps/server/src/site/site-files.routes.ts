import type { FastifyInstance } from "fastify";
import { compressed } from "../http/ready/compressed.ts";
import { keepResponses } from "../http/ready/kept-responses.ts";
import type { FindReady } from "../http/ready/ready-responses.ts";
import { serveFiles } from "../http/ready/serve-files.ts";
import { manifestText } from "./manifest.ts";
import { PRIVATE_PATHS } from "./private-paths.ts";
import type { ReadApi } from "./read-api.ts";
import { sitemapIndex, sitemapPart } from "./sitemap.ts";

const KEPT_MS = 600_000;

function robotsText(origin: string): string {
  const rules = PRIVATE_PATHS.map((path) => `Disallow: ${path}`);
  return ["User-agent: *", ...rules, "", `Sitemap: ${origin}/sitemap.xml`, ""].join("\n");
}

export type SiteFileOptions = { origin: string; brand: () => Promise<string>; api: ReadApi };

/**
 * Serves the files that browsers and crawlers request from every site, cached for ten minutes. The icons are the web
 * app's files.
 */
export function siteFileRoutes(
  { http, ready }: { http: FastifyInstance; ready: FindReady[] },
  { origin, brand, api }: SiteFileOptions,
): void {
  async function textOf(path: string): Promise<[type: string, text: string | undefined]> {
    if (path === "/robots.txt") return ["text/plain; charset=utf-8", robotsText(origin)];
    if (path === "/manifest.webmanifest") return ["application/manifest+json", manifestText(await brand())];
    if (path === "/sitemap.xml") return ["application/xml", await sitemapIndex(api, origin)];
    return ["application/xml", await sitemapPart(api, origin, path.replace(/^\/sitemaps\/(.+)\.xml$/, "$1"))];
  }
  const files = keepResponses(async (path) => {
    const [type, text] = await textOf(path);
    if (text === undefined) return undefined;
    const bytes = Buffer.from(text);
    return {
      bytes,
      headers: { "content-type": type, "cache-control": "public, max-age=3600" },
      compress: (encoding) => compressed(bytes, encoding),
      keptMs: KEPT_MS,
    };
  });
  ready.push(files.find);
  for (const path of ["/robots.txt", "/manifest.webmanifest", "/sitemap.xml", "/sitemaps/*"]) {
    serveFiles(http, path, files, "default");
  }
}
