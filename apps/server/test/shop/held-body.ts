import { Readable } from "node:stream";
import { type EndpointName, type Endpoints, type InputOf, type Route, routes } from "@trove/contract";
import { addressOf, partsOf } from "./endpoint-address.ts";
import type { Shop } from "./shop.ts";

/**
 * Sends a request in two parts: the headers, and, after `meanwhile` has run, the body. `meanwhile` runs once the shop
 * has authorised the request and waits for its body. Returns the status.
 */
export async function callHolding<Name extends EndpointName>(
  { app }: Pick<Shop, "app">,
  name: Name,
  input: InputOf<Endpoints[Name]>,
  { token, key, meanwhile }: { token: string; key?: string; meanwhile: () => Promise<unknown> },
): Promise<number> {
  const route: Route = routes[name];
  const parts = partsOf(input);
  const text = JSON.stringify(parts.body);
  /** The shop reads the first piece only after it has authorised the request. */
  async function* held(): AsyncGenerator<string> {
    await meanwhile();
    yield text;
  }
  const { statusCode } = await app.http.inject({
    method: route.method,
    url: addressOf(route, parts),
    headers: {
      authorization: `Bearer ${token}`,
      "content-type": "application/json",
      "content-length": String(Buffer.byteLength(text)),
      ...(key && { "idempotency-key": key }),
    },
    payload: Readable.from(held()),
  });
  return statusCode;
}
