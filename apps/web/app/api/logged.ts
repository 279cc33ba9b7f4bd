import { ApiError } from "./api-error.ts";

/** Logs an error and throws it again. A request that the page itself has ended is not logged. */
export function logged(error: unknown): never {
  const aborted = error instanceof ApiError && error.cause instanceof Error && error.cause.name === "AbortError";
  if (!aborted) console.error(error);
  throw error;
}
