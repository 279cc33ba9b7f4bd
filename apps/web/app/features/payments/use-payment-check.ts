import { useEffect, useState } from "react";
import { type CheckState, startPaymentCheck } from "./payment-check.ts";

/**
 * Polls a payment while the page is open. `ask` must be the same function on every render for one payment; if
 * undefined, no request is sent. `again` starts the check again.
 */
export function usePaymentCheck(ask: ((failIfUnsuccessful: boolean) => Promise<unknown>) | undefined) {
  const [state, setState] = useState<CheckState>({ step: "checking" });
  const [round, setRound] = useState(0);

  useEffect(() => {
    if (ask === undefined) return;
    return startPaymentCheck({
      ask,
      now: () => performance.now(),
      show: setState,
      later(run, delayMs) {
        const timer = setTimeout(run, delayMs);
        return () => clearTimeout(timer);
      },
    });
  }, [ask, round]);

  return { state: ask === undefined ? ({ step: "missing" } as const) : state, again: () => setRound(round + 1) };
}
