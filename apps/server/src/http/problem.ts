import { type ErrorCode, errors, type Problem } from "@trove/contract";
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";
import { Refusal, type RefusalContent } from "../command/refusal.ts";
import { isUnavailable } from "../database/unavailable.ts";
import { refusals } from "../metrics/instruments.ts";

/** The Retry-After of a refusal that is due to an unreachable or overloaded database. */
const RETRY_AFTER_SECONDS = 5;

export function problemOf(code: ErrorCode, traceId: string, content: RefusalContent = {}): Problem {
  const { status, title } = errors[code];
  const { detail, errors: fields, params } = content;
  return {
    type: `/api/docs#${code}`,
    title,
    status,
    detail,
    code,
    traceId,
    errors: fields,
    params,
  };
}

/**
 * Turns a path such as `/address/city` into the form field's name, `address.city`, and an empty path into `request`.
 */
function fieldPath(instancePath: string): string {
  return instancePath.replace(/^\//, "").replaceAll("/", ".") || "request";
}

function validationRefusal(error: unknown): Refusal | undefined {
  if (!hasZodFastifySchemaValidationErrors(error)) return undefined;
  const fields: Record<string, string[]> = {};
  for (const { instancePath, message } of error.validation)
    (fields[fieldPath(instancePath)] ??= []).push(message ?? "");
  return new Refusal("VALIDATION_FAILED", { errors: fields });
}

const codeOfStatus: Record<number, ErrorCode> = {
  403: "NOT_FOUND",
  404: "NOT_FOUND",
  413: "PAYLOAD_TOO_LARGE",
  414: "NOT_FOUND",
  415: "UNSUPPORTED_MEDIA_TYPE",
  429: "RATE_LIMITED",
  503: "OVERLOADED",
};

/**
 * Turns errors of the HTTP layer into refusals: malformed JSON, a body too large or not JSON, an unreadable URL. Hides
 * the original message.
 */
function transportRefusal(error: FastifyError): Refusal | undefined {
  const { statusCode = 500 } = error;
  const code = codeOfStatus[statusCode] ?? (statusCode < 500 ? "VALIDATION_FAILED" : undefined);
  return code && new Refusal(code);
}

function refusalOf(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error;
  if (isUnavailable(error)) return new Refusal("OVERLOADED", { retryAfterSeconds: RETRY_AFTER_SECONDS });
  return validationRefusal(error) ?? transportRefusal(error as FastifyError);
}

/** Whether the error says that the request itself is invalid, independently of the shop's state. */
export function isInvalid(error: unknown): boolean {
  const refusal = refusalOf(error);
  return refusal !== undefined && [400, 413, 415].includes(errors[refusal.code].status);
}

/** Whether the error refuses a promo code, which may have been guessed. */
export const isRefusedCode = (error: unknown): boolean => refusalOf(error)?.code === "PROMO_REFUSED";

/** Turns every error into a response. Unexpected errors are logged, and their text is hidden. */
export function respondToError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = refusalOf(error);
  if (refusal === undefined) request.log.error({ err: error }, "unexpected error");
  if (isUnavailable(error)) request.log.warn({ err: error }, "database unavailable");
  if (refusal?.cause !== undefined) request.log.warn({ err: refusal }, "refused for a cause outside of the shop");
  const code = refusal?.code ?? "INTERNAL";
  refusals.inc({ code });
  const retryAfter = refusal?.content.retryAfterSeconds;
  if (retryAfter !== undefined) void reply.header("retry-after", String(retryAfter));
  return reply
    .code(errors[code].status)
    .header("cache-control", "no-store")
    .type("application/problem+json")
    .serializer(JSON.stringify)
    .send(problemOf(code, request.id, refusal?.content));
}
