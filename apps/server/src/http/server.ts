import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import compress from "@fastify/compress";
import cookie from "@fastify/cookie";
import helmet from "@fastify/helmet";
import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import underPressure from "@fastify/under-pressure";
import Fastify, { type FastifyInstance } from "fastify";
import { jsonSchemaTransform, serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import type { SessionCheck } from "../command/person.ts";
import { Refusal } from "../command/refusal.ts";
import type { Environment } from "../environment.ts";
import { limitConnections } from "./limits/connection-limit.ts";
import { type LogDestination, loggerOptions, OneLine, traceOf } from "./logger.ts";
import { VERSION } from "../environment/version.ts";
import { respondToError } from "./problem.ts";
import type { PublicCache } from "./ready/public-cache.ts";
import { respondFromCache } from "./ready/public-responses.ts";
import { measureRequests } from "./measure-requests.ts";
import { countCalls } from "./limits/rate-limits.ts";
import { type FindReady, respondIfReady } from "./ready/ready-responses.ts";
import { refuseUnreadable } from "./unreadable-input.ts";

const BODY_LIMIT_BYTES = 64 * 1024;
const timeouts = {
  /** Longer than a proxy in front keeps an idle connection, so that the proxy closes it first. */
  keepAliveTimeout: 72_000,
  /** The headers of a request must arrive within this time. Otherwise it gets a 408 and its connection is closed. */
  headersTimeout: 15_000,
  /** The whole request must arrive within this time. */
  requestTimeout: 30_000,
  connectionsCheckingInterval: 2_000,
};

/** The most open connections of one IP address; RATE_LIMIT_FACTOR multiplies it. */
const CONNECTIONS = 200;

/**
 * The default policy. Pages, PDFs and SVG pictures set their own; that of a page has the hashes of its inline scripts.
 */
const contentSecurityPolicy = {
  useDefaults: false,
  directives: {
    defaultSrc: ["'none'"],
    frameAncestors: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'none'"],
  },
};

function keepRawBody(app: FastifyInstance): void {
  app.decorateRequest("rawBody");
  app.decorateRequest("sentBody", null);
  app.decorateRequest("person", undefined);
  const parse = app.getDefaultJsonParser("error", "error");
  app.addContentTypeParser("application/json", { parseAs: "buffer" }, (request, body, done) => {
    request.rawBody = Buffer.isBuffer(body) ? body : Buffer.from(body);
    if (body.length === 0) return done(null, undefined);
    return parse(request, request.rawBody.toString("utf8"), done);
  });
}

async function registerDocs(app: FastifyInstance, environment: Environment): Promise<void> {
  await app.register(swagger, {
    openapi: { openapi: "3.1.0", info: { title: `${environment.APP_NAME} API`, version: VERSION } },
    // Only endpoints of the contract have an operation id, because pages and files are not part of the API.
    transform: (route) =>
      jsonSchemaTransform(
        route.schema?.operationId === undefined ? { ...route, schema: { ...route.schema, hide: true } } : route,
      ),
  });
  await app.register(swaggerUi, {
    routePrefix: "/api/docs",
    staticCSP: true,
    uiConfig: { deepLinking: true },
  });
}

const CLOSE_IDLE_EVERY_MS = 50;

/** During a shutdown, closes each connection after its last response, without waiting for the keep-alive timeout. */
function closeWhatFallsIdle(app: FastifyInstance): void {
  let timer: NodeJS.Timeout | undefined;
  app.addHook("preClose", async () => {
    timer = setInterval(() => app.server.closeIdleConnections(), CLOSE_IDLE_EVERY_MS);
  });
  app.addHook("onClose", async () => clearInterval(timer));
}

function refuseUnknown(): never {
  throw new Refusal("NOT_FOUND");
}

/**
 * Makes a Fastify instance with everything that does not depend on the shop: ids, logs, headers and errors. `ready`
 * finds responses in memory; finders may be added later. While `isDraining`, each connection ends after its response,
 * so that proxies and clients open the next one elsewhere.
 */
export async function makeHttpServer(
  environment: Environment,
  ready: readonly FindReady[],
  isDraining: () => boolean,
  logTo?: LogDestination,
): Promise<FastifyInstance> {
  const app = Fastify({
    logger: loggerOptions(environment, logTo),
    logController: new OneLine(),
    childLoggerFactory: (logger, bindings, options, request) =>
      logger.child({ ...bindings, ...traceOf(request.headers["traceparent"]) }, options),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: environment.TRUSTED_PROXIES ?? false,
    bodyLimit: BODY_LIMIT_BYTES,
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: (error, request, reply) => void respondToError(error, request, reply),
    forceCloseConnections: "idle",
    return503OnClosing: true,
    serverFactory: (handle) => {
      const server = createServer(timeouts, (request, response) => {
        if (isDraining()) response.setHeader("connection", "close");
        // During a shutdown, the framework responds to every request.
        const isSent = server.listening && respondIfReady(ready, request, response);
        if (!isSent) handle(request, response);
      });
      // Behind a proxy, all connections come from the proxy. The proxy has to limit its own callers.
      const most = Math.max(1, Math.floor(CONNECTIONS * environment.RATE_LIMIT_FACTOR));
      if (environment.RATE_LIMIT_FACTOR > 0 && environment.TRUSTED_PROXIES === undefined)
        limitConnections(server, most);
      return server;
    },
  });
  app.setErrorHandler(respondToError);
  app.setNotFoundHandler(refuseUnknown);
  app.setValidatorCompiler(validatorCompiler);
  const isStrict = environment.NODE_ENV !== "production";
  app.setSerializerCompiler(isStrict ? serializerCompiler : () => JSON.stringify);
  keepRawBody(app);
  closeWhatFallsIdle(app);
  app.addHook("onRequest", async (request, reply) => {
    void reply.header("x-request-id", request.id);
  });
  measureRequests(app);
  await app.register(cookie);
  await app.register(helmet, {
    contentSecurityPolicy,
    strictTransportSecurity: environment.PUBLIC_URL.startsWith("https:"),
    crossOriginResourcePolicy: { policy: "same-origin" },
    xFrameOptions: { action: "deny" },
  });
  await app.register(compress, { threshold: 1024, encodings: ["br", "gzip"] });
  if (environment.NODE_ENV === "production") {
    await app.register(underPressure, {
      maxEventLoopDelay: 2000,
      pressureHandler: () => {
        throw new Refusal("OVERLOADED", { retryAfterSeconds: 5 });
      },
    });
  }
  return app;
}

/**
 * Registers the steps before a call's route, in this order: the cache of public responses, which is cheapest; the rate
 * limits; the check that the input is readable.
 */
export async function registerGate(
  app: FastifyInstance,
  environment: Environment,
  sessions: SessionCheck,
  publicCache: PublicCache,
): Promise<void> {
  app.addHook("onRequest", respondFromCache(publicCache));
  await countCalls(app, sessions, environment.RATE_LIMIT_FACTOR);
  refuseUnreadable(app);
  await registerDocs(app, environment);
  // Any other GET is a page, but paths under /api are never pages.
  app.all("/api/*", { schema: { hide: true }, config: { limit: "default" } }, refuseUnknown);
}
