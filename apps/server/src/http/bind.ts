import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import type { Endpoint, EndpointName, Endpoints } from "@trove/contract";
import { endpointNamed } from "@trove/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from "fastify";
import { z } from "zod";
import type { SessionCheck } from "../command/person.ts";
import type { Person } from "../command/person.ts";
import { authenticate } from "./authenticate.ts";
import { type Call, Download, EventStream, type Handler, type SetCookie } from "./caller.ts";
import { deprecatedSchema, markDeprecated } from "./deprecated.ts";
import { acceptedLanguage, languageOf } from "./language.ts";
import { respondThroughCache } from "./ready/public-responses.ts";
import type { PublicCache } from "./ready/public-cache.ts";
import { callerAddress, type Guessing } from "./limits/rate-limits.ts";
import { uploadsInFlight } from "./limits/uploads-in-flight.ts";
import { isInvalid, isRefusedCode, respondToError } from "./problem.ts";
import { readIdempotency } from "./read-idempotency.ts";

declare module "fastify" {
  interface FastifyRequest {
    person: Person | undefined;
    /** The parsed body, before schemas transformed it. */
    sentBody: unknown;
    rawBody: Buffer;
  }
}

export type BindOptions = {
  /** If true, the endpoint's own SQL function checks the session, which saves a database query. */
  isSessionCheckedByCommand?: boolean;
};

type BindParts = {
  app: FastifyInstance;
  sessions: SessionCheck;
  /** The endpoints that are bound so far. */
  bound: Set<EndpointName>;
  publicCache: PublicCache;
  /** Refuses a call that the shop does not take at present. */
  admit: (endpoint: Endpoint, person: Person | undefined) => Promise<void> | undefined;
};

export type Bind = <Name extends EndpointName>(
  name: Name,
  handler: Handler<Endpoints[Name]>,
  options?: BindOptions,
) => void;

type Upload = NonNullable<Endpoint["upload"]>;

/** Leaves out parts whose value is undefined, because Fastify warns about them. */
function routeSchema(endpoint: Endpoint): Record<string, unknown> {
  const { name, summary, params, query, body, upload, status = 200, response } = endpoint;
  return {
    operationId: name,
    summary,
    ...deprecatedSchema(endpoint),
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && { body }),
    ...(upload && { consumes: upload.mediaTypes }),
    ...(!(response instanceof z.ZodUndefined) && { response: { [status]: response } }),
  };
}

/** Returns the call that a handler gets. Fastify has checked it against the endpoint's schemas and access. */
function callOf(
  request: FastifyRequest,
  reply: FastifyReply,
  { isIdempotent, isPublic, guessing }: { isIdempotent: boolean; isPublic: boolean; guessing: Guessing },
): Record<keyof Call<Endpoints[EndpointName]>, unknown> {
  const setCookie: SetCookie = (name, value, options) => {
    void reply.setCookie(name, value, { ...options, httpOnly: true, sameSite: "strict" });
  };
  return {
    params: request.params,
    query: request.query,
    body: request.body,
    person: request.person,
    claim: request.claim,
    idempotency: readIdempotency(request, isIdempotent),
    ip: callerAddress(request),
    requireCapacity: () => request.server.requireCapacity(request, reply, guessing),
    language: isPublic ? acceptedLanguage(request.headers) : languageOf(request.headers),
    cookies: request.cookies,
    setCookie,
    headers: request.headers,
    sentBody: request.sentBody,
    rawBody: request.rawBody,
    setHeader: (name: string, value: string) => void reply.header(name, value),
    log: request.log,
  };
}

/**
 * If producing a piece fails, the connection is closed, so that the client sees that the file is incomplete. Proxies
 * must not buffer it, because they would write personal data to their disks.
 */
function sendDownload(reply: FastifyReply, { file }: Download): FastifyReply {
  if (file.keptSeconds !== undefined) void reply.header("cache-control", `public, max-age=${file.keptSeconds}`);
  return reply
    .type(file.mediaType)
    .header("content-disposition", `attachment; filename="${file.fileName}"`)
    .header("x-accel-buffering", "no")
    .send(Readable.from(file.pieces));
}

/** Tells proxies not to buffer events, so that each is passed on at once. The handler has already set `no-store`. */
function sendEvents(reply: FastifyReply, { events }: EventStream): FastifyReply {
  return reply.type("text/event-stream").header("x-accel-buffering", "no").send(events);
}

/**
 * Adds a route that accepts only files of these types. Keeps the bytes in `rawBody`, and makes their hash the body,
 * which the idempotency key is compared by.
 */
function takeUploads(app: FastifyInstance, { mediaTypes, mostBytes }: Upload, route: RouteOptions): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    const options = { parseAs: "buffer", bodyLimit: mostBytes } as const;
    scope.addContentTypeParser([...mediaTypes], options, (request, bytes: Buffer, done) => {
      request.rawBody = bytes;
      done(null, createHash("sha256").update(bytes).digest("hex"));
    });
    scope.route(route);
  });
}

/** Adds a route that also accepts HTML forms. No other route does, because pages elsewhere can send them unasked. */
function takeForms(app: FastifyInstance, route: RouteOptions): void {
  void app.register(async (scope) => {
    scope.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "buffer" }, (request, body, done) => {
      request.rawBody = Buffer.from(body);
      done(null, undefined);
    });
    scope.route(route);
  });
}

/** Returns the group in which invalid calls of an endpoint are counted, and which of its errors count. */
function guessesOf({
  rateLimit,
  errors,
}: Endpoint): { group: Guessing; counts: (error: unknown) => boolean } | undefined {
  if (rateLimit === "reveal") return { group: "reveal", counts: isInvalid };
  if (errors.includes("PROMO_REFUSED")) return { group: "promo", counts: isRefusedCode };
  return undefined;
}

/**
 * Makes the error handler of routes that count invalid requests. Counts each, and responds RATE_LIMITED once there are
 * too many.
 */
function countingInvalid(app: FastifyInstance, { group, counts }: NonNullable<ReturnType<typeof guessesOf>>) {
  const responded = async (error: unknown, request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    try {
      if (counts(error)) await app.countInvalid(request, reply, group);
      respondToError(error, request, reply);
    } catch (limited) {
      respondToError(limited, request, reply);
    }
  };
  return (...failed: Parameters<typeof responded>): void => void responded(...failed);
}

/**
 * Returns the function that binds endpoints of the contract to handlers. A request passes these steps in order: cache
 * of public responses, rate limit, access, maintenance, validation, idempotency key, handler.
 */
export function makeBind({ app, sessions, bound, publicCache, admit }: BindParts): Bind {
  const boundUploads = uploadsInFlight();
  return (name, handler, options = {}) => {
    const endpoint = endpointNamed(name);
    // Handlers of all endpoints as one type, because the compiler is slow at comparing 200 types of calls.
    const handle: (call: never) => unknown = handler;
    const isPublic = endpoint.cache === "public";
    const guesses = guessesOf(endpoint);
    const isSessionCheckedByCommand = options.isSessionCheckedByCommand === true;
    const authorize = async (request: FastifyRequest) => {
      const { access, permission } = endpoint;
      request.person = await authenticate(request, { access, permission, isSessionCheckedByCommand }, sessions);
      await admit(endpoint, request.claim);
    };
    bound.add(name);
    const route: RouteOptions = {
      method: endpoint.method,
      url: endpoint.path.replaceAll(/\{(\w+)\}/g, ":$1"),
      schema: routeSchema(endpoint),
      config: { limit: endpoint.rateLimit ?? "default" },
      compress: isPublic || endpoint.isStream ? false : undefined,
      ...(guesses && { errorHandler: countingInvalid(app, guesses) }),
      onRequest: endpoint.rateLimit === "upload" ? [authorize, boundUploads] : authorize,
      preValidation: async (request) => {
        request.sentBody = request.body;
      },
      // Checks access again once the body has arrived, because that may take long, and the session may have ended
      // meanwhile.
      ...(endpoint.body && !isSessionCheckedByCommand && { preHandler: authorize }),
      handler: async (request, reply) => {
        markDeprecated(endpoint, request, reply);
        const isIdempotent = endpoint.idempotent === true;
        const kind = { isIdempotent, isPublic, guessing: guesses?.group ?? "reveal" };
        const compute = async () => handle(callOf(request, reply, kind) as never);
        const isTranslated = endpoint.isTranslated === true;
        if (isPublic) return respondThroughCache(publicCache, request, reply, { isTranslated, compute });
        const body = await compute();
        void reply.code(endpoint.status ?? 200).header("cache-control", "no-store");
        if (body instanceof Download) return sendDownload(reply, body);
        if (body instanceof EventStream) return sendEvents(reply, body);
        if (typeof body === "string") return reply.type("application/json").send(JSON.stringify(body));
        return reply.send(body);
      },
    };
    if (endpoint.upload !== undefined) takeUploads(app, endpoint.upload, route);
    else if (endpoint.takesForms) takeForms(app, route);
    else app.route(route);
  };
}
