import type { FastifyReply, FastifyRequest } from "fastify";
import type { GatewayParts } from "./parts.ts";

/** A refusal of the gateway. `fields` has the error codes for fields of its card form. */
export class GatewayProblem extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: Record<string, string> | undefined;

  constructor(status: number, code: string, fields?: Record<string, string>) {
    super(code);
    this.status = status;
    this.code = code;
    this.fields = fields;
  }
}

const RETRY_AFTER_SECONDS = 5;

const statusOf = (error: unknown) => (error instanceof Error && "statusCode" in error ? Number(error.statusCode) : 500);

/**
 * Sends errors as JSON. Logs only the name of an unexpected error, because its text may contain what a person typed.
 */
export function makeErrorHandler({ isUnavailable }: Pick<GatewayParts, "isUnavailable">) {
  return (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    if (error instanceof GatewayProblem) {
      return reply.code(error.status).send({ error: { code: error.code, fields: error.fields } });
    }
    const status = statusOf(error);
    if (status < 500) return reply.code(status).send({ error: { code: "invalid_request" } });
    const name = error instanceof Error ? error.name : "unknown";
    if (status === 503 || isUnavailable(error)) {
      request.log.warn({ name }, "sandbox gateway unavailable");
      return reply
        .code(503)
        .header("retry-after", String(RETRY_AFTER_SECONDS))
        .send({ error: { code: "unavailable" } });
    }
    request.log.error({ name }, "sandbox gateway");
    return reply.code(500).send({ error: { code: "internal" } });
  };
}
