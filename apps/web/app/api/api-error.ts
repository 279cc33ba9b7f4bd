import type { Problem } from "@trove/contract";

export const UNKNOWN_FAILURE = "Something went wrong!";

/** The fields of a problem object that pages use. All are optional, since a proxy may have sent the response. */
export type ProblemLike = Partial<Problem>;

/** A call that was refused or failed. `status` is 0 when no response arrived. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly status: number;
  readonly problem: ProblemLike;

  constructor(status: number, problem: ProblemLike, options?: ErrorOptions) {
    super(problem.detail ?? problem.title ?? UNKNOWN_FAILURE, options);
    this.status = status;
    this.problem = problem;
  }

  get code(): string | undefined {
    return this.problem.code;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

const textIn = (value: unknown) => (typeof value === "string" ? value : undefined);

/** The problem object in a response body, or an empty one if the body isn't one. */
export function problemFrom(body: unknown): ProblemLike {
  if (!isRecord(body)) return {};
  const { title, detail, code, traceId, errors, params } = body;
  return {
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

/** The text to show for any failure: the problem's detail, else its title, else "Something went wrong!". */
export function messageOf(error: unknown): string {
  return error instanceof ApiError ? error.message : UNKNOWN_FAILURE;
}
