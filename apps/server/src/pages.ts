import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import { createWeb, makeNonce, resolveLanguage, type Web } from "@trove/web/serve";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { ownCall } from "./http/own-call.ts";
import { type PagePolicy, pagePolicy } from "./page-policy.ts";
import { siteFileRoutes } from "./site-files.routes.ts";

const YEAR_SECONDS = 31_536_000;

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

function languageOf({ headers }: FastifyRequest): string {
  return resolveLanguage(headers.cookie, headers["accept-language"]);
}

async function serveClientFiles(app: FastifyInstance, { clientDir }: Web): Promise<void> {
  await app.register(fastifyStatic, {
    root: join(clientDir, "assets"),
    prefix: "/assets/",
    maxAge: YEAR_SECONDS * 1000,
    immutable: true,
  });
  await app.register(fastifyStatic, {
    root: clientDir,
    prefix: "/",
    decorateReply: false,
    wildcard: false,
    globIgnore: ["assets/**"],
    maxAge: 3_600_000,
  });
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

/** No page has a point in its path; the data of a navigation within the app has, and is asked for by the app itself. */
function isFile(path: string): boolean {
  return path.includes(".") && !path.endsWith(".data");
}

export type PageOptions = {
  /** The public origin that pages are rendered for. */
  origin: string;
  appName: string;
} & PagePolicy;

/**
 * Serves the pages beside the API. Every address that the API does not own is rendered by the web app, which knows
 * its own "not found", unless it is that of a file. HEAD gets the response to GET, without the body.
 */
export async function registerPages(app: FastifyInstance, { origin, appName, ...policy }: PageOptions): Promise<Web> {
  const api = apiOf(app);
  const mode = policy.isDevelopment ? "development" : "production";
  const web = await createWeb({ mode, api, httpServer: app.server });
  if (policy.isDevelopment) passToVite(app, web);
  else await serveClientFiles(app, web);
  siteFileRoutes(app, { origin, appName, api: (path) => api(path, {}) });

  async function page(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const url = new URL(request.url, origin);
    if (isFile(url.pathname)) return reply.code(404).type("text/plain; charset=utf-8").send("Not found\n");
    const nonce = makeNonce();
    const rendered = await web.handle(new Request(url), { nonce, language: languageOf(request) });
    void reply.header("content-security-policy", pagePolicy(nonce, policy));
    // Fastify can't measure a Response, which it must for HEAD.
    void reply.code(rendered.status).headers(Object.fromEntries(rendered.headers));
    return reply.send(Buffer.from(await rendered.arrayBuffer()));
  }
  const limited = { config: { limit: "default" } } as const;
  app.get("/", limited, page);
  app.get("/*", limited, page);
  app.addHook("onClose", () => web.close());
  return web;
}
