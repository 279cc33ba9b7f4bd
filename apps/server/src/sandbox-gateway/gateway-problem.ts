import type { FastifyReply, FastifyRequest } from "fastify";

/** A refusal of the gateway. `fields` holds error codes by field of its card form. */
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

/**
 * Sends errors as JSON. Logs only the name of an unexpected error, because its text may contain what a person typed.
 */
export function respondToGatewayError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof GatewayProblem) {
    return reply.code(error.status).send({ error: { code: error.code, fields: error.fields } });
  }
  const status = error instanceof Error && "statusCode" in error ? Number(error.statusCode) : 500;
  if (status < 500) return reply.code(status).send({ error: { code: "invalid_request" } });
  request.log.error({ name: error instanceof Error ? error.name : "unknown" }, "sandbox gateway");
  return reply.code(500).send({ error: { code: "internal" } });
}
