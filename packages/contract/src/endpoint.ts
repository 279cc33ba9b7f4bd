import type { z } from "zod";
import type { ErrorCode } from "./errors.ts";
import type { Needed } from "./permissions.ts";
import type { Route } from "./route.ts";
import type { EndpointName } from "./routes.ts";
import type { Role } from "./roles.ts";

/**
 * Who may call: everyone (with `optional`, the handler also learns who is signed in), anyone who is signed in, or a
 * person with one of the roles.
 */
export type Access = "public" | "optional" | "signedIn" | readonly Role[];

/**
 * The group of calls that share a rate limit:
 * - `auth`: signing in, registering and passwords
 * - `open`: offers of openings
 * - `reveal`: invalid reveals; valid ones don't count
 * - `guest`: guests' orders
 * - `track`: following guests' orders by link, and invoices
 * - `search`: searches, and lists of boxes by their chances
 * - `log`: files of the public logs
 * - `upload`: files of people
 * - `return`: returns of own money
 * - `means`: kept cards
 * - `default`: the rest
 * - `none`: health checks
 */
export type RateLimit =
  | "auth"
  | "open"
  | "reveal"
  | "guest"
  | "track"
  | "search"
  | "log"
  | "upload"
  | "return"
  | "means"
  | "default"
  | "none";

/** A day in UTC, such as 2026-11-27. */
type Day = `${number}-${number}-${number}`;

/** Says that an endpoint, or a way to call it, has been replaced. It works as before. */
export type Deprecation = {
  since: Day;
  /** The day from which it may stop working. Without it, no end is planned. */
  sunset?: Day;
  /** The endpoint to call instead. Parameters in its path have the same values. */
  successor: EndpointName;
  /**
   * The path of an optional field of the body. Only calls without it are deprecated, and only if they have the object
   * that it belongs to.
   */
  withoutField?: readonly [string, ...string[]];
};

export type EndpointDefinition = Definition & Allowed;

/**
 * The permission that an Admin needs for the endpoint; null means that every Admin may call it. An endpoint that lists
 * several refuses Admins with none of them, and its command then requires the permission that fits the thing.
 */
type Allowed =
  | { access: readonly ["Admin"]; permission: Needed | null }
  | { access: Exclude<Access, readonly ["Admin"]>; permission?: never };

type Definition = {
  summary: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodObject | z.ZodPipe<z.ZodObject> | z.ZodUnknown;
  /** The body is a file of one of these media types, of at most `mostBytes` bytes. Handlers find it in `rawBody`. */
  upload?: { mediaTypes: readonly string[]; mostBytes: number };
  /** The body may also be that of an HTML form. Handlers find it in `rawBody` only. */
  takesForms?: true;
  status?: 200 | 201 | 202 | 204;
  response: z.ZodType;
  /** The response is a file that is sent in chunks. `response` is the schema of its JSON form. */
  isDownload?: true;
  /** The response is a stream of server-sent events that stays open. */
  isStream?: true;
  /** The response tells operators who customers are. Each call of it is recorded in the audit log. */
  isPersonal?: true;
  errors: readonly ErrorCode[];
  rateLimit?: RateLimit;
  /** Goes on during maintenance although it is no GET: it signs in or out, finishes what has begun, or only reads. */
  isEssential?: true;
  /** `public` responses are the same for every caller and may be cached for 30 seconds; all others are never cached. */
  cache?: "public";
  /** The `public` response is in the language of Accept-Language, and otherwise the same for everybody. */
  isTranslated?: true;
  /** Responses then have the headers Deprecation, Sunset and Link. */
  deprecated?: Deprecation;
};

export type Endpoint = EndpointDefinition & Route & { name: EndpointName };

type Schema<E, Field extends string> = Field extends keyof E ? E[Field] : never;
type Sent<E, Field extends string> = Field extends keyof E ? Record<Field, z.input<E[Field]>> : unknown;

/** The caller's input: params, query and body in wire form. */
export type InputOf<E> = Sent<E, "params"> & Sent<E, "query"> & Sent<E, "body">;
export type ParamsOf<E> = z.output<Schema<E, "params">>;
export type QueryOf<E> = z.output<Schema<E, "query">>;
export type BodyOf<E> = z.output<Schema<E, "body">>;
export type ResponseOf<E> = z.output<Schema<E, "response">>;

/** The refusals that an endpoint declares, without those that follow from its access, schemas and rate limit. */
export type ErrorsOf<E extends { errors: readonly ErrorCode[] }> = E["errors"][number];
