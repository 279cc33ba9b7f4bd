import { ApiError } from "../../../api/api-error.ts";
import type { StoredOpening } from "./stored-opening.ts";

/** What is known after one attempt to send an opening request. Status 0 stands for no answer at all. */
export type Attempt = { status: number; code: string | undefined };

/** Refusals of the opening itself: the server looked for the request's key first and found that nothing was opened. */
const SETTLED_CODES: ReadonlySet<string> = new Set([
  "INSUFFICIENT_BALANCE",
  "LOOTBOX_UNAVAILABLE",
  "PRICE_CHANGED",
  "DRAW_TERMS_CHANGED",
  "NOT_FOUND",
]);

/** How long to wait before the same request is sent again, in milliseconds; as many times as there are entries. */
const WAITS_MS = [800, 2000, 5000] as const;

/**
 * Whether a failed attempt says for certain that nothing was opened or charged. No answer and a server's fault say
 * nothing. A refusal at the door (signed out, too fast, malformed) settles a request that was sent for the first time,
 * but says nothing about an attempt before it.
 */
export function isSettled({ status, code }: Attempt, sentBefore: boolean): boolean {
  if (code !== undefined && SETTLED_CODES.has(code)) return true;
  return !sentBefore && status >= 400 && status < 500 && status !== 408;
}

export function sleep(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms));
}

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
    const ms = WAITS_MS[sent - 1];
    if (ms === undefined) return { kind: "unclear" };
    await wait(ms);
  }
}
