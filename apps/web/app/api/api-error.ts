import type { Problem } from "@trove/contract";

export const UNKNOWN_FAILURE = "Something went wrong!";

/** The fields of a problem object that a page may rely on; anything may be missing when a proxy answered. */
export type ProblemLike = Partial<Problem>;

/** A call that was refused or didn't come through. `status` is 0 when there was no answer at all. */
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

/** The problem object of an answer's body, or an empty one for a body that isn't one. */
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

/** What a page shows for any failure: the problem's detail, else its title, else "Something went wrong!". */
export function messageOf(error: unknown): string {
  return error instanceof ApiError ? error.message : UNKNOWN_FAILURE;
}
