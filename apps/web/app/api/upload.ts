import type { EndpointName } from "@trove/contract";
import { network } from "./network.ts";
import { type CallResult, pathOf, send } from "./request.ts";
import { routeOf } from "./known-routes.ts";

/** Sends a file as the body of a call. Throws ApiError. */
export async function upload<Name extends EndpointName>(
  name: Name,
  input: object,
  file: Blob,
  idempotencyKey: string,
): Promise<CallResult<Name>> {
  const headers = { accept: "application/json", "content-type": file.type, "idempotency-key": idempotencyKey };
  const init = { method: routeOf(name).method, headers, body: file };
  return (await send(network, pathOf(name, input), init)) as CallResult<Name>;
}
