import { randomUUID } from "node:crypto";
import type { FastifyRequest } from "fastify";

/**
 * The header of API calls that this process makes to render a page. These calls are not counted or logged, because the
 * page's request already is. The value is random, so clients can't guess it.
 */
export const ownCall = { header: "x-own-call", value: randomUUID() };

export function isOwnCall({ headers }: Pick<FastifyRequest, "headers">): boolean {
  return headers[ownCall.header] === ownCall.value;
}
