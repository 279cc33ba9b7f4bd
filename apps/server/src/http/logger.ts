import { type FastifyReply, type FastifyRequest, type FastifyServerOptions, LogController } from "fastify";
import type { Environment } from "../environment.ts";
import { isOwnCall } from "./limits/own-call.ts";

/** Fields that must never be logged. Their values are redacted, up to two levels deep. */
const SECRET_FIELDS = ["password", "newPassword", "currentPassword", "token", "secret", "authorization", "cookie"];

/** Where the log's lines are written. The default is the standard output. */
export type LogDestination = { write(line: string): void };

/**
 * Returns the options of pino: structured logs, or readable ones in development at a terminal. URLs are logged without
 * their query.
 */
export function loggerOptions(environment: Environment, stream?: LogDestination): FastifyServerOptions["logger"] {
  const isReadable = stream === undefined && environment.NODE_ENV === "development" && process.stdout.isTTY;
  return {
    level: environment.LOG_LEVEL,
    ...(stream && { stream }),
    redact: SECRET_FIELDS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
    serializers: {
      req: (request) => ({ method: request.method, path: request.url?.split("?", 1)[0], ip: request.ip }),
    },
    transport: isReadable ? { target: "pino-pretty", options: { ignore: "pid,hostname" } } : undefined,
  };
}

const TRACE_PARENT = /^(?!ff)[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-[0-9a-f]{2}(?:-|$)/;

/** The trace and the span of the caller's `traceparent` header (W3C Trace Context), for the lines of the log. */
export function traceOf(header: string | string[] | undefined): { trace_id?: string; parent_id?: string } {
  const [, trace, parent] = TRACE_PARENT.exec(typeof header === "string" ? header : "") ?? [];
  return trace === undefined ? {} : { trace_id: trace, parent_id: parent };
}

/** Writes one line when a request ends, except for calls that this process makes to render a page. */
export class OneLine extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    if (isOwnCall(request)) return;
    const line = { req: request, res: reply, responseTime: reply.elapsedTime };
    if (error) request.log.error({ ...line, err: error }, "request errored");
    else request.log.info(line, "request completed");
  }
}
