import type { IncomingHttpHeaders } from "node:http";
import { createWeb, INTEGRITY_POLICY, readCodeManifest, type SignInSettings, type Web } from "@trove/web/serve";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { App } from "./platform.ts";
import { Refusal } from "./command/refusal.ts";
import { pageLanguageOf } from "./http/language.ts";
import { keepFiles } from "./http/ready/kept-files.ts";
import type { Computed } from "./http/ready/public-cache.ts";
import { ownCall } from "./http/limits/own-call.ts";
import { encodingOf, sendReady, standingHeaders } from "./http/ready/ready-responses.ts";
import { serveFiles } from "./http/ready/serve-files.ts";
import { hasPaymentScripts, type PagePolicy, pagePolicy } from "./page-policy.ts";
import { providerOrigins } from "./sign-in-pages.ts";
import { isPrivate, isUnlisted } from "./site/private-paths.ts";
import { sharePictureRoutes } from "./site/share-pictures.routes.ts";
import { siteFileRoutes } from "./site/site-files.routes.ts";

const FOR_GOOD = "public, max-age=31536000, immutable";
const HOUR = "public, max-age=3600";
const SERVICE_WORKER = "/service-worker.js";
/** The service worker may only fetch from the shop. */
const WORKER_POLICY = "default-src 'none'; connect-src 'self'";
/** Browsers revalidate each page by its ETag. */
const headersOfAll = { "cache-control": "no-cache", vary: "cookie, accept-language" };

const limited = { config: { limit: "default" }, compress: false } as const;
/** In bytes. */
const MOST_OF_FORM = 65_536;

/** Calls the API within this process, without the network. */
function apiOf(app: FastifyInstance) {
  return async (path: string, { method = "GET", headers }: RequestInit): Promise<Response> => {
    const response = await app.inject({
      method: method === "HEAD" ? "HEAD" : "GET",
      url: path,
      headers: { ...Object.fromEntries(new Headers(headers)), [ownCall.header]: ownCall.value },
    });
    const kept = Object.entries(response.headers).map(([name, value]): [string, string] => [name, String(value)]);
    return new Response(new Uint8Array(response.rawPayload), { status: response.statusCode, headers: kept });
  };
}

type Asked = { url?: string; headers: IncomingHttpHeaders };

/** A page depends only on its URL and the language. */
function pageKey(asked: Asked): string {
  return `${pageLanguageOf(asked)} ${asked.url}`;
}

function fileHeaders(path: string): Record<string, string> {
  if (path === SERVICE_WORKER) return { "cache-control": "no-cache", "content-security-policy": WORKER_POLICY };
  return { "cache-control": path.startsWith("/assets/") ? FOR_GOOD : HOUR };
}

/** The names of files under `assets/` contain a hash of their contents, so these files never change. */
async function serveClientFiles({ http, ready }: App, { clientDir }: Web): Promise<void> {
  const files = await keepFiles(clientDir, "/", fileHeaders);
  ready.push(files.find);
  serveFiles(http, "/assets/*", files);
  for (const path of files.urlPaths) if (!path.startsWith("/assets/")) serveFiles(http, path, files);
}

function passToVite(app: FastifyInstance, { middleware }: Web): void {
  if (middleware === undefined) return;
  app.addHook("onRequest", async (request, reply) => {
    await new Promise<void>((resolve, reject) => {
      reply.raw.once("close", resolve);
      middleware(request.raw, reply.raw, (error) => (error ? reject(error) : resolve()));
    });
    if (reply.raw.writableEnded) reply.hijack();
  });
}

/** Paths of pages contain no dot. A path with a dot is a file, or the data of a navigation within the app. */
function isFile(path: string): boolean {
  return path.includes(".") && !path.endsWith(".data");
}

/**
 * Leads back to the page whose form the browser has sent by itself, because its scripts don't run yet. Reads nothing of
 * it.
 */
async function leadBack(scope: FastifyInstance): Promise<void> {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "buffer" }, async () => undefined);
  scope.post("/*", { ...limited, bodyLimit: MOST_OF_FORM }, async (request, reply) => {
    const [path = ""] = request.url.split("?");
    if (isFile(path)) throw new Refusal("NOT_FOUND");
    return reply.code(303).header("location", path).send();
  });
}

export type PageOptions = {
  /** The settings of the sign-in pages. */
  signIn: SignInSettings;
  /** The public origin that pages are rendered for. */
  origin: string;
} & Omit<PagePolicy, "providerOrigins">;

/**
 * Serves the pages beside the API. The web app renders every path that is neither the API's nor a file's, unknown paths
 * included. HEAD gets the response to GET without the body. Visitors' pages are cached like public responses.
 */
export async function registerPages(app: App, { origin, signIn, ...rest }: PageOptions): Promise<Web> {
  const { http, publicCache, ready } = app;
  const api = apiOf(http);
  const policy = { ...rest, providerOrigins: providerOrigins(signIn) };
  const mode = policy.isDevelopment ? "development" : "production";
  const isWithVendor = hasPaymentScripts(policy.paymentForms);
  const web = await createWeb({ mode, api, signIn, hasPaymentScripts: isWithVendor, httpServer: http.server });
  if (policy.isDevelopment) passToVite(http, web);
  else {
    await serveClientFiles(app, web);
    await app.publicLog.recordCode(await readCodeManifest());
  }
  const readApi = (path: string) => api(path, {});
  const brand = async () => (await app.settings.at(new Date())).company.name;
  siteFileRoutes(app, { origin, brand, api: readApi });
  sharePictureRoutes(http, { brand, api: readApi });

  async function page(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const url = new URL(request.url, origin);
    if (isFile(url.pathname)) return reply.code(404).type("text/plain; charset=utf-8").send("Not found\n");
    const render = async (): Promise<Computed> => {
      const language = pageLanguageOf(request);
      const { status, headers, text, inline, part } = await web.render(new Request(url), language);
      const isOfPayments = isWithVendor && (part === "payments" || policy.isDevelopment);
      const own = {
        "content-security-policy": pagePolicy(inline, isOfPayments, policy),
        // A vendor's scripts have no integrity, and the server of development has none for its own.
        ...(!isOfPayments && !policy.isDevelopment && { "integrity-policy": INTEGRITY_POLICY }),
        ...headersOfAll,
        ...((isPrivate(url.pathname) || isUnlisted(url.pathname)) && { "x-robots-tag": "noindex" }),
      };
      return { status, text, headers: { ...standingHeaders(reply), ...headers, ...own } };
    };
    // Pages of shared links are not cached: when the person ends the sharing, the link stops working at once.
    if (policy.isDevelopment || isUnlisted(url.pathname)) {
      const { status, headers, text } = await render();
      return reply.code(status).headers(headers).send(text);
    }
    return sendReady(request, reply, await publicCache.findOrCompute(pageKey(request), encodingOf(request), render));
  }
  http.get("/", limited, page);
  http.get("/*", limited, page);
  await http.register(leadBack);
  if (!policy.isDevelopment) ready.push((request, encoding) => publicCache.find(pageKey(request), encoding));
  http.addHook("onClose", () => web.close());
  return web;
}
