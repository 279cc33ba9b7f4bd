import type { Problem } from "@trove/contract";
import { controls } from "../locales/en/controls.ts";
import { pageLanguage } from "../locales/page-language.ts";
import { textsIn } from "../locales/texts.ts";

/** The message for an unknown failure: "Something went wrong!" in the page's language. */
export const unknownFailure = (): string => textsIn(pageLanguage(), controls).failed;

/**
 * The problem object in the body of an error response. The fields that pages use are optional, because a proxy may have
 * sent the response. Other fields are kept unchanged.
 */
export type ProblemLike = Partial<Problem> & { readonly [field: string]: unknown };

type Options = ErrorOptions & { body?: unknown };

/** A call that failed: the server refused it, or no response arrived. In the latter case `status` is 0. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly status: number;
  readonly problem: ProblemLike;
  /** The response's body as it came: parsed JSON, or text that isn't JSON; undefined if there was none. */
  readonly body: unknown;

  constructor(status: number, problem: ProblemLike, { body, ...options }: Options = {}) {
    super(problem.detail ?? problem.title ?? unknownFailure(), options);
    this.status = status;
    this.problem = problem;
    this.body = body;
  }

  get code(): string | undefined {
    return this.problem.code;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

const textIn = (value: unknown) => (typeof value === "string" ? value : undefined);

/** Whether a text can be shown to a person. False for a proxy's HTML page, and for empty or long texts. */
const isReadable = (text: string) => text.trim() !== "" && text.length <= 300 && !text.trimStart().startsWith("<");

/**
 * Makes a problem object of a response body and keeps all its fields. If the body is a short text, the text becomes the
 * problem's detail. Any other body that isn't an object gives an empty problem.
 */
export function problemFrom(body: unknown): ProblemLike {
  if (typeof body === "string") return isReadable(body) ? { detail: body.trim() } : {};
  if (!isRecord(body)) return {};
  const { type, status, title, detail, code, traceId, errors, params } = body;
  return {
    ...body,
    type: textIn(type),
    status: typeof status === "number" ? status : undefined,
    title: textIn(title),
    detail: textIn(detail),
    code: textIn(code),
    traceId: textIn(traceId),
    errors: isRecord(errors) ? fieldErrors(errors) : undefined,
    params: isRecord(params) ? params : undefined,
  };
}

function fieldErrors(errors: Record<string, unknown>): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(errors).map(([field, texts]) => [
      field,
      Array.isArray(texts) ? texts.filter((text) => typeof text === "string") : [],
    ]),
  );
}

/** The text to show for any failure: the problem's detail, or else its title, or else "Something went wrong!". */
export function messageOf(error: unknown): string {
  return error instanceof ApiError ? error.message : unknownFailure();
}
