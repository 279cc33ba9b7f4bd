/** The longest delay of a browser's timer: 31 bits of milliseconds, about 24.8 days. Longer waits are split. */
export const LONGEST_DELAY_MS = 2 ** 31 - 1;

export type Clock = {
  now: () => number;
  setTimer: (run: () => void, delayMs: number) => number;
  clearTimer: (timer: number) => void;
};

/** Makes a timer that runs a task once at a given time. Arming it again replaces the task. */
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
