import { ApiError } from "../../../api/api-error.ts";
import type { StoredOpening } from "./stored-opening.ts";

/** The result of one failed attempt to send an opening request. Status 0 means that no response arrived. */
export type Attempt = { status: number; code: string | undefined };

/** Refusals that prove that nothing was opened: the server looks up the request's key first. */
const SETTLED_CODES: ReadonlySet<string> = new Set([
  "INSUFFICIENT_BALANCE",
  "LOOTBOX_UNAVAILABLE",
  "PRICE_CHANGED",
  "DRAW_TERMS_CHANGED",
  "NOT_FOUND",
]);

/** Milliseconds to wait before each retry; there are as many retries as entries. */
const WAITS_MS = [800, 2000, 5000] as const;

/**
 * Whether a failed attempt proves that nothing was opened or charged. A missing response or a server error proves
 * nothing. Other 4xx responses (signed out, rate limit, malformed) prove it only for a request that was never sent
 * before, since they say nothing about earlier attempts.
 */
export function isSettled({ status, code }: Attempt, sentBefore: boolean): boolean {
  if (code !== undefined && SETTLED_CODES.has(code)) return true;
  return !sentBefore && status >= 400 && status < 500 && status !== 408;
}

export function sleep(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms));
}

export type Sending<T> = {
  /** Sends the request once and reads its response. Throws ApiError, or SyntaxError for a malformed response. */
  send: (opening: StoredOpening) => Promise<T>;
  wait: (ms: number) => Promise<void>;
  /** Called when an attempt ended without a clear result. */
  onUnclear: () => void;
};

export type Sent<T> =
  | { kind: "opened"; response: T }
  /** Nothing was opened and nothing charged. */
  | { kind: "refused"; error: ApiError }
  | { kind: "unclear" };

function failureOf(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof SyntaxError) return new ApiError(200, {}, { cause: error });
  throw error;
}

/**
 * Sends a stored request until its result is known: once, plus up to three retries. The idempotency key makes retries
 * safe. `sentBefore`: the request was already sent at an earlier time.
 */
export async function sendOpening<T>(
  opening: StoredOpening,
  sentBefore: boolean,
  { send, wait, onUnclear }: Sending<T>,
): Promise<Sent<T>> {
  for (let sent = 1; ; sent += 1) {
    try {
      return { kind: "opened", response: await send(opening) };
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
