import type { Route } from "@trove/contract";

export type RequestParts = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown };

/** Returns the parts of an endpoint's input. The compiler is slow at comparing an input with those of all endpoints. */
export const partsOf = (input: unknown): RequestParts => input ?? {};

/** Returns the path and query of a call. */
export function addressOf(route: Route, { params = {}, query = {} }: RequestParts): string {
  const path = route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const each of Array.isArray(value) ? value : [value])
      if (each !== undefined) search.append(name, String(each));
  }
  return search.size === 0 ? path : `${path}?${search.toString()}`;
}
