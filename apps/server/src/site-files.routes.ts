import type { FastifyInstance } from "fastify";
import { makeSitemap, type ReadApi } from "./sitemap.ts";

/** The paths that crawlers are kept out of: those that belong to a person, show a momentary state, or are not pages. */
const DISALLOWED = [
  "/api/",
  "/sandbox-gateway/",
  "/auth/",
  "/account-settings",
  "/cart",
  "/coming-soon",
  "/dashboard",
  "/error/",
  "/404",
  "/inventory",
  "/maintenance",
  "/payment-validation",
  "/shipment-create",
  "/shipments",
  "/top-up",
  "/transactions",
];

/** The value of the token --canvas in the dark scheme, which the icons use and in which pages start. */
const CANVAS = "#0a0e0f";

function robotsText(origin: string): string {
  const rules = DISALLOWED.map((path) => `Disallow: ${path}`);
  return ["User-agent: *", ...rules, "", `Sitemap: ${origin}/sitemap.xml`, ""].join("\n");
}

/** How the shop appears on a home screen (W3C, Web Application Manifest). `npm run icons` makes the icons. */
function manifestOf(appName: string) {
  const icon = (name: string, size: number, purpose: "any" | "maskable") => {
    return { src: `/${name}-${size}.png`, sizes: `${size}x${size}`, type: "image/png", purpose };
  };
  return {
    id: "/",
    name: appName,
    short_name: appName,
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: CANVAS,
    theme_color: CANVAS,
    icons: [
      icon("icon", 192, "any"),
      icon("icon", 512, "any"),
      icon("icon-maskable", 192, "maskable"),
      icon("icon-maskable", 512, "maskable"),
    ],
  };
}

export type SiteFileOptions = { origin: string; appName: string; api: ReadApi };

/** Serves the files that browsers and crawlers request from every site. The icons are files of the web app. */
export function siteFileRoutes(app: FastifyInstance, { origin, appName, api }: SiteFileOptions): void {
  const sitemap = makeSitemap(api, origin);
  const manifest = JSON.stringify(manifestOf(appName));
  const serve = (path: string, type: string, read: () => Promise<string> | string) =>
    app.get(path, { schema: { hide: true } }, async (_request, reply) => {
      const text = await read();
      return reply.type(type).header("cache-control", "public, max-age=3600").send(text);
    });
  serve("/robots.txt", "text/plain; charset=utf-8", () => robotsText(origin));
  serve("/sitemap.xml", "application/xml", sitemap);
  serve("/manifest.webmanifest", "application/manifest+json", () => manifest);
}
