import type { EndpointName } from "@trove/contract";
import useSWR, { type SWRConfiguration, mutate } from "swr";
import { bearer } from "./bearer.ts";
import { read } from "./call.ts";
import type { ApiError } from "./api-error.ts";
import { type CallInput, type CallResult, pathOf } from "./request.ts";

function onSlowConnection(): boolean {
  const { connection } = navigator as Navigator & { connection?: { effectiveType?: string; saveData?: boolean } };
  return (
    connection !== undefined && (["slow-2g", "2g"].includes(connection.effectiveType ?? "") || !!connection.saveData)
  );
}

/** Timings of the data cache (specification, section 9). Slow connections wait twice as long before a retry. */
export function timings() {
  const isSlow = typeof navigator !== "undefined" && onSlowConnection();
  return {
    dedupingInterval: 2000,
    focusThrottleInterval: 5000,
    errorRetryInterval: isSlow ? 10_000 : 5000,
  } satisfies SWRConfiguration;
}

/** The cache key of a call: its endpoint's name, and its path, query and body as one text. */
export function keyOf<Name extends EndpointName>(name: Name, input?: CallInput<Name>): readonly [Name, string] {
  const { body } = Object(input) as { body?: unknown };
  return [name, pathOf(name, input ?? {}) + (body === undefined ? "" : JSON.stringify(body))];
}

/**
 * Reads from the API and caches the result: `useQuery("listInventory", { query })`. Pass `undefined` as input to wait,
 * and `{}` for a call without input. Signing out empties the cache, so that no other person sees these results.
 */
export function useQuery<Name extends EndpointName>(
  name: Name,
  input: CallInput<Name> | undefined,
  config: SWRConfiguration<CallResult<Name>, ApiError> = {},
) {
  const key = input === undefined ? null : keyOf(name, input);
  return useSWR<CallResult<Name>, ApiError>(key, input === undefined ? null : () => read(name, input), {
    ...timings(),
    keepPreviousData: true,
    ...config,
  });
}

/** Fetches all cached results of these endpoints again. */
export function revalidate(...names: EndpointName[]): Promise<unknown> {
  return mutate((key) => Array.isArray(key) && names.includes(key[0] as EndpointName));
}

/** Empties the cache. Called when the person signs out. */
export function forgetResponses(): Promise<unknown> {
  return mutate(() => true, undefined, { revalidate: bearer() !== undefined });
}
