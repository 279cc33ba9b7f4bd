import { ApiError } from "../../../api/api-error.ts";
import { isSettled, waitBefore } from "./retry-policy.ts";
import type { StoredOpening } from "./stored-opening.ts";

export type Sending<T> = {
  /** Sends the request once and reads its answer. Throws ApiError, or SyntaxError for an answer that is none. */
  send: (opening: StoredOpening) => Promise<T>;
  wait: (ms: number) => Promise<void>;
  /** Told when an attempt ended without saying whether anything was opened. */
  onUnclear: () => void;
};

export type Sent<T> =
  | { kind: "answered"; answer: T }
  /** Nothing was opened and nothing charged. */
  | { kind: "refused"; error: ApiError }
  | { kind: "unclear" };

function failureOf(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof SyntaxError) return new ApiError(200, {}, { cause: error });
  throw error;
}

/**
 * Sends a stored request until it is known what became of it, at most once and three times more. The key makes the
 * repetitions harmless. `sentBefore` says that it left this browser at an earlier time.
 */
export async function sendOpening<T>(
  opening: StoredOpening,
  sentBefore: boolean,
  { send, wait, onUnclear }: Sending<T>,
): Promise<Sent<T>> {
  for (let sent = 1; ; sent += 1) {
    try {
      return { kind: "answered", answer: await send(opening) };
    } catch (failure) {
      const error = failureOf(failure);
      if (isSettled(error, sentBefore || sent > 1)) return { kind: "refused", error };
    }
    onUnclear();
    const ms = waitBefore(sent);
    if (ms === undefined) return { kind: "unclear" };
    await wait(ms);
  }
}
