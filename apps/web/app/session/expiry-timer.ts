/** Browser timers hold 31 bits of milliseconds, about 24.8 days; longer waits are split into steps. */
export const LONGEST_DELAY_MS = 2 ** 31 - 1;

export type Clock = {
  now: () => number;
  setTimer: (run: () => void, delayMs: number) => number;
  clearTimer: (timer: number) => void;
};

/** Runs a task once at a given time. Arming it again replaces the task, so there is never more than one timer. */
export function createExpiryTimer({ now, setTimer, clearTimer }: Clock) {
  let timer: number | undefined;

  function disarm(): void {
    if (timer !== undefined) clearTimer(timer);
    timer = undefined;
  }

  function arm(at: number, run: () => void): void {
    disarm();
    const left = at - now();
    timer = setTimer(
      () => {
        timer = undefined;
        if (now() >= at) run();
        else arm(at, run);
      },
      Math.max(0, Math.min(left, LONGEST_DELAY_MS)),
    );
  }

  return { arm, disarm };
}
