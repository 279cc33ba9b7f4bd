import { ApiError } from "../../api/api-error.ts";
import { paymentResultOf } from "./payment-result.ts";

/** While a bank thinks, its answer is looked for this often, and for this long. */
export const POLL_EVERY_MS = 3000;
export const POLL_FOR_MS = 60_000;

export type CheckState =
  | { step: "checking" }
  | { step: "success" }
  | { step: "failed" }
  /** Under way at the bank; asked for again and again. */
  | { step: "pending" }
  /** Still under way when the page stopped asking. */
  | { step: "late" }
  /** There is no such payment of this person. */
  | { step: "missing" }
  /** The first question itself failed. */
  | { step: "error"; error: Error };

export type CheckSurroundings = {
  /** Asks the shop how the payment ended; `true` fails one that is neither successful nor still processing. */
  ask: (failIfUnsuccessful: boolean) => Promise<unknown>;
  now: () => number;
  /** Runs something later and returns how to call it off. */
  later: (run: () => void, delayMs: number) => () => void;
  show: (state: CheckState) => void;
};

function stateAfter(error: unknown): CheckState {
  if (error instanceof ApiError && error.status === 404) return { step: "missing" };
  return { step: "error", error: error instanceof Error ? error : new Error(String(error)) };
}

/**
 * Follows one payment to its end: asks once with `true`, then while it is pending every 3 seconds with `false`, for a
 * minute. A poll that fails is only a poll less. Returns how to stop.
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
