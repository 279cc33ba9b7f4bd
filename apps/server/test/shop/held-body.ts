import { Readable } from "node:stream";
import { type EndpointName, type Endpoints, type InputOf, type Route, routes } from "@trove/contract";
import { addressOf, type RequestParts } from "./endpoint-address.ts";
import type { Shop } from "./shop.ts";

/**
 * Sends a request whose body is held back: once the shop has authorised the request and waits for the body, `meanwhile`
 * runs, and then the body follows. Returns the status.
 */
export async function callHolding<Name extends EndpointName>(
  { app }: Pick<Shop, "app">,
  name: Name,
  input: InputOf<Endpoints[Name]>,
  { token, key, meanwhile }: { token: string; key?: string; meanwhile: () => Promise<unknown> },
): Promise<number> {
  const route: Route = routes[name];
  const parts: RequestParts = input ?? {};
  const text = JSON.stringify(parts.body);
  /** Nobody asks for its first piece until the request is authorised. */
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
