import type { Readable } from "node:stream";
import type { Access, ResponseOf, BodyOf, ParamsOf, QueryOf } from "@trove/contract";
import type { Language } from "@trove/contract/languages";
import type { FastifyBaseLogger } from "fastify";
import type { Idempotency } from "../command/idempotency.ts";
import type { Person } from "../command/person.ts";

type CallerOf<A extends Access> = A extends "public" ? undefined : A extends "optional" ? Person | undefined : Person;

/**
 * Sets a cookie that scripts can't read and that browsers don't send from other sites' pages. `maxAge` is in seconds.
 */
export type SetCookie = (
  name: string,
  value: string,
  options: { path: string; maxAge: number; secure: boolean },
) => void;

/** All that is required of an endpoint's type here. The compiler is slow at comparing a type with all endpoints. */
type Accessed = { access: Access };

/** A validated request as handlers receive it. Money is in cents. */
export type Call<E extends Accessed> = {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  person: CallerOf<E["access"]>;
  /** The person that a valid token names, for any access. The session has not been checked. */
  claim: Person | undefined;
  idempotency: Idempotency;
  /** The caller's IP address as rate limits count it: for IPv6, its /64 network. */
  ip: string;
  /**
   * For routes that count invalid requests: throws RATE_LIMITED if the caller has already sent too many. Handlers call
   * it before work whose result decides whether the request is valid.
   */
  requireCapacity: () => void;
  /** The caller's language, from the cookie or Accept-Language; for cached responses, from Accept-Language only. */
  language: Language;
  cookies: Record<string, string | undefined>;
  setCookie: SetCookie;
  headers: Record<string, string | string[] | undefined>;
  /** The parsed body before schemas transformed it. */
  sentBody: unknown;
  /** The body's bytes as received, for verifying signatures. */
  rawBody: Buffer;
  /** Sets a header of the response. */
  setHeader: (name: string, value: string) => void;
  log: FastifyBaseLogger;
};

type File = {
  fileName: string;
  mediaType: string;
  /** The pieces of the file, which are produced only as fast as the client reads them. */
  pieces: AsyncIterable<string | Uint8Array>;
  /** How long browsers and proxies may keep it. By default they keep nothing. */
  keptSeconds?: number;
};

/** A file that is sent while it is produced. */
export class Download {
  readonly file: File;

  constructor(file: File) {
    this.file = file;
  }
}

async function* once(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes;
}

/** A WebP picture as a file to download. */
export const webpDownload = (fileName: string, bytes: Buffer, kept: Pick<File, "keptSeconds"> = {}): Download =>
  new Download({ fileName, mediaType: "image/webp", pieces: once(bytes), ...kept });

/** A stream of server-sent events in wire form, each sent when it happens. */
export class EventStream {
  readonly events: Readable;

  constructor(events: Readable) {
    this.events = events;
  }
}

type ResultOf<E> = E extends { isDownload: true }
  ? Download
  : E extends { isStream: true }
    ? EventStream
    : ResponseOf<E>;

/** Returns the response in wire form: money in euros, times in ISO-8601. */
export type Handler<E extends Accessed> = (call: Call<E>) => Promise<ResultOf<E>> | ResultOf<E>;
