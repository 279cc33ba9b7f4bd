import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import { createWeb, makeNonce, resolveLanguage, type Web } from "@trove/web/serve";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { ownCall, routeLimit } from "./http/rate-limits.ts";
import { type PagePolicy, pagePolicy } from "./page-policy.ts";

const YEAR_SECONDS = 31_536_000;

/** Calls the API within this process, without the network. */
function apiOf(app: FastifyInstance) {
  return async (path: string, { method = "GET", headers }: RequestInit): Promise<Response> => {
    const answer = await app.inject({
      method: method === "HEAD" ? "HEAD" : "GET",
      url: path,
      headers: { ...Object.fromEntries(new Headers(headers)), [ownCall.header]: ownCall.value },
    });
    const kept = Object.entries(answer.headers).map(([name, value]): [string, string] => [name, String(value)]);
    return new Response(new Uint8Array(answer.rawPayload), { status: answer.statusCode, headers: kept });
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

export type PageOptions = {
  /** The public origin that pages are rendered for. */
  origin: string;
  rateLimitFactor: number;
} & PagePolicy;

/** Serves the pages beside the API. The web app renders every path that the API does not own, including "not found". */
export async function registerPages(
  app: FastifyInstance,
  { origin, rateLimitFactor, ...policy }: PageOptions,
): Promise<Web> {
  const web = await createWeb({
    mode: policy.isDevelopment ? "development" : "production",
    api: apiOf(app),
    httpServer: app.server,
  });
  if (policy.isDevelopment) passToVite(app, web);
  else await serveClientFiles(app, web);

  async function page(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const nonce = makeNonce();
    const asked = new Request(new URL(request.url, origin));
    const rendered = await web.handle(asked, { nonce, language: languageOf(request) });
    void reply.header("content-security-policy", pagePolicy(nonce, policy));
    return reply.send(rendered);
  }
  const limited = { config: routeLimit("default", rateLimitFactor) };
  app.get("/", limited, page);
  app.get("/*", limited, page);
  app.addHook("onClose", () => web.close());
  return web;
}
