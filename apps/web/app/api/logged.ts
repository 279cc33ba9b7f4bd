import { ApiError } from "./api-error.ts";

/** Logs an error and throws it again. Does not log requests that the page itself has aborted. */
export function logged(error: unknown): never {
  const aborted = error instanceof ApiError && error.cause instanceof Error && error.cause.name === "AbortError";
  if (!aborted) console.error(error);
  throw error;
}
