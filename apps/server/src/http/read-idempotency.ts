import { createHash } from "node:crypto";
import type { FastifyRequest } from "fastify";
import stringify from "safe-stable-stringify";
import { type Idempotency, NO_KEY } from "../command/idempotency.ts";
import { Refusal } from "../command/refusal.ts";

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Reads the Idempotency-Key of a request. Throws VALIDATION_FAILED unless it is a UUID. */
export function readIdempotency(request: FastifyRequest, isIdempotent: boolean): Idempotency {
  const header = isIdempotent ? request.headers["idempotency-key"] : undefined;
  if (header === undefined) return NO_KEY;
  if (typeof header !== "string" || !UUID.test(header)) {
    throw new Refusal("VALIDATION_FAILED", { errors: { "Idempotency-Key": ["Idempotency-Key must be a UUID"] } });
  }
  const canonical = `${request.method}\n${request.url}\n${stringify(request.sentBody) ?? ""}`;
  return { key: header.toLowerCase(), requestHash: createHash("sha256").update(canonical).digest() };
}
