import { centsFromWire, type InCents, wireFromCents } from "@trove/contract/euro-fields";
import type { EndpointName, Endpoints, InputOf, ResponseOf } from "@trove/contract";
import { ApiError } from "./api-error.ts";
import { parsedBody, refusal } from "./refusal.ts";
import { routeOf } from "./known-routes.ts";
import { translatedProblem } from "./translated-problem.ts";

/** The types are listed by endpoint, so that the compiler computes each one once and not for every call. */
type Inputs = { [Name in EndpointName]: InCents<InputOf<Endpoints[Name]>> };
type Results = { [Name in EndpointName]: InCents<ResponseOf<Endpoints[Name]>> };

/** The input of a call: `params`, `query` and `body` as the endpoint declares them, with amounts in cents. */
export type CallInput<Name extends EndpointName> = Inputs[Name];

/** The result of a call, with amounts in cents: `CallResult<"getItem">`. */
export type CallResult<Name extends EndpointName> = Results[Name];

export type CallOptions = {
  /** A UUID for one action of the person. The server executes at most one request per key. */
  idempotencyKey?: string;
  signal?: AbortSignal;
  /** Bypasses the browser's HTTP cache, even if it has a fresh response. */
  fresh?: boolean;
  /** Lets the request continue after the page is closed. */
  keepalive?: boolean;
};

/** Sends a request to the API: over the network in a browser, and by a function call on the server. */
export type Transport = (path: string, init: RequestInit) => Promise<Response>;

type LooseInput = { params?: unknown; query?: unknown; body?: unknown };

function fill(path: string, params: unknown): string {
  const values = Object(params) as Record<string, unknown>;
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name])));
}

function queryString(query: unknown): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(Object(query))) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null && one !== "") search.append(name, String(one));
    }
  }
  const text = search.toString();
  return text === "" ? "" : `?${text}`;
}

/** The path and query string of a call. */
export function pathOf(name: EndpointName, input: unknown): string {
  const { params, query } = Object(input) as LooseInput;
  return fill(routeOf(name).path, params) + queryString(query);
}

/** The fetch options of a call: its method, its headers, and its body as JSON if it has one. */
export function initOf(name: EndpointName, input: unknown): { method: string; headers: Headers; body?: string } {
  const { method } = routeOf(name);
  const headers = new Headers({ accept: "application/json" });
  const { body } = Object(input) as LooseInput;
  if (body === undefined) return { method, headers };
  headers.set("content-type", "application/json");
  return { method, headers, body: JSON.stringify(wireFromCents(body)) };
}

/** Sends one request and returns the response body. Throws ApiError for a refusal and for a lost connection. */
export async function send(transport: Transport, path: string, init: RequestInit): Promise<unknown> {
  const response = await transport(path, init).catch(async (cause: unknown) => {
    throw new ApiError(0, await translatedProblem({}), { cause });
  });
  if (!response.ok) throw await refusal(response);
  return parsedBody(await response.text(), undefined);
}

export async function request<Name extends EndpointName>(
  transport: Transport,
  name: Name,
  input: unknown,
  { idempotencyKey, signal, fresh, keepalive }: CallOptions = {},
): Promise<CallResult<Name>> {
  const init: RequestInit & { headers: Headers } = {
    ...initOf(name, input),
    signal,
    keepalive,
    cache: fresh ? "no-cache" : undefined,
  };
  if (idempotencyKey !== undefined) init.headers.set("idempotency-key", idempotencyKey);
  return centsFromWire(await send(transport, pathOf(name, input), init)) as CallResult<Name>;
}
