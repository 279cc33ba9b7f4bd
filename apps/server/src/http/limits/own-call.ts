import { randomUUID } from "node:crypto";
import type { FastifyRequest } from "fastify";

/**
 * Header of API calls that this process makes for a page. They are neither counted nor logged, because the page itself
 * is. The value is random, so clients can't send it.
 */
export const ownCall = { header: "x-own-call", value: randomUUID() };

export function isOwnCall({ headers }: Pick<FastifyRequest, "headers">): boolean {
  return headers[ownCall.header] === ownCall.value;
}
