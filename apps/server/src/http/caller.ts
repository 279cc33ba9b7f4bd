import type { Access, AnswerOf, BodyOf, Endpoints, ParamsOf, QueryOf, Role } from "@trove/contract";
import type { FastifyBaseLogger } from "fastify";

/** Who is signed in, as the token says. The session is known to be valid unless the endpoint's command checks it. */
export type Person = { userId: string; sessionId: string; roles: readonly Role[] };

/** The Idempotency-Key with what it stands for: SHA-256 of method, path and canonical body. `key` is null without one. */
export type Idempotency = { key: string | null; requestHash: Buffer };

/** Of what is asked for without a key, and may happen again when it is asked for again. */
export const NO_KEY: Idempotency = { key: null, requestHash: Buffer.alloc(0) };

type CallerOf<A extends Access> = A extends "public" ? undefined : A extends "optional" ? Person | undefined : Person;

/** A validated request as a handler sees it. Money is in cents. */
export type Call<E extends Endpoints[keyof Endpoints]> = {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  person: CallerOf<E["access"]>;
  idempotency: Idempotency;
  ip: string;
  /** Preferred language of the request, a tag such as `en`. */
  language: string;
  headers: Record<string, string | string[] | undefined>;
  /** The body as it arrived, for signatures over it. */
  rawBody: Buffer;
  log: FastifyBaseLogger;
};

/** Answers in wire form: money in euros, times in ISO-8601. */
export type Handler<E extends Endpoints[keyof Endpoints]> = (call: Call<E>) => Promise<AnswerOf<E>> | AnswerOf<E>;
