import { ApiError } from "../../api/api-error.ts";
import { PAYMENT_STATUSES, type PaymentStatus } from "@trove/contract/statuses";

/** Reads the payment's result from a validation response. Throws for any other value than the three known results. */
function paymentResultOf(value: unknown): PaymentStatus {
  const result = PAYMENT_STATUSES.find((status) => status === value);
  if (result === undefined) throw new Error(`Unknown payment validation result: ${String(value)}`);
  return result;
}

/** How often to poll a pending payment, and for how long. */
export const POLL_EVERY_MS = 3000;
export const POLL_FOR_MS = 60_000;

export type CheckState =
  | { step: "checking" }
  | { step: "success" }
  | { step: "failed" }
  /** The bank is still processing the payment; the check polls. */
  | { step: "pending" }
  /** The bank was still processing the payment when polling stopped. */
  | { step: "late" }
  /** The person has no payment with this id. */
  | { step: "missing" }
  /** The first request failed. */
  | { step: "error"; error: Error };

export type CheckSurroundings = {
  /**
   * Fetches the payment's result. With `true`, the server fails a payment that is neither successful nor still
   * processing.
   */
  ask: (failIfUnsuccessful: boolean) => Promise<unknown>;
  now: () => number;
  /** Schedules a function; returns a function that cancels it. */
  later: (run: () => void, delayMs: number) => () => void;
  show: (state: CheckState) => void;
};

/** Logs only errors that are not ApiErrors, because the call has already logged those. */
function stateAfter(error: unknown): CheckState {
  if (error instanceof ApiError && error.status === 404) return { step: "missing" };
  if (!(error instanceof ApiError)) console.error(error);
  return { step: "error", error: error instanceof Error ? error : new Error(String(error)) };
}

/**
 * Polls one payment until it ends. Asks once with `true`, then every 3 seconds with `false` while it is pending, for up
 * to a minute. Ignores failed polls. Returns a function that stops polling.
 */
export function startPaymentCheck({ ask, now, later, show }: CheckSurroundings): () => void {
  let stopped = false;
  let callOff = () => {};
  let pendingSince: number | undefined;

  function waitForBank(): void {
    if (pendingSince === undefined) {
      pendingSince = now();
      show({ step: "pending" });
    }
    if (now() - pendingSince >= POLL_FOR_MS) return show({ step: "late" });
    callOff = later(() => void question(false), POLL_EVERY_MS);
  }

  function settle(value: unknown): void {
    const result = paymentResultOf(value);
    if (result === "Pending") waitForBank();
    else show({ step: result === "Success" ? "success" : "failed" });
  }

  async function question(failIfUnsuccessful: boolean): Promise<void> {
    try {
      const value = await ask(failIfUnsuccessful);
      if (!stopped) settle(value);
    } catch (error) {
      if (stopped) return;
      const isLostPoll = pendingSince !== undefined && error instanceof ApiError && error.status !== 404;
      if (isLostPoll) waitForBank();
      else show(stateAfter(error));
    }
  }

  show({ step: "checking" });
  void question(true);
  return () => {
    stopped = true;
    callOff();
  };
}
