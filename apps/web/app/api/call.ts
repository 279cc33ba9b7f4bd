import type { EndpointName } from "@trove/contract";
import { logged } from "./logged.ts";
import { network } from "./network.ts";
import { type CallInput, type CallOptions, type CallResult, request, send } from "./request.ts";

type Arguments<Name extends EndpointName> =
  object extends CallInput<Name>
    ? [input?: CallInput<Name>, options?: CallOptions]
    : [input: CallInput<Name>, options?: CallOptions];

/**
 * Calls the API from the browser: `await call("openLootbox", { params: { id }, body: { … } }, { idempotencyKey })`.
 * Amounts are in cents in both directions. Throws ApiError and logs it.
 */
export function call<Name extends EndpointName>(
  name: Name,
  ...[input, options]: Arguments<Name>
): Promise<CallResult<Name>> {
  return request(network, name, input ?? {}, options).catch(logged);
}

/**
 * The generic GET that the specification asks for. Takes a path, or a path and fetch options. Returns the parsed body
 * unchanged.
 * @public
 */
export function get(target: string | readonly [path: string, init: RequestInit]): Promise<unknown> {
  const [path, init] = typeof target === "string" ? [target, {}] : target;
  return send(network, path, { ...init, method: "GET" }).catch(logged);
}

/** Reads an endpoint by GET, for the data cache. The input is required, because the cache always passes one. */
export function read<Name extends EndpointName>(name: Name, input: CallInput<Name>): Promise<CallResult<Name>> {
  return request(network, name, input).catch(logged);
}
