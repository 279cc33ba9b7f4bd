const HOUR = 3_600_000;
/** New reveals per hour and address. */
const MOST = 10;

/** Counts the new reveals of each address in the last hour. */
export function callLimit() {
  const times = new Map<string, readonly number[]>();
  const recent = (caller: string, now: number) => (times.get(caller) ?? []).filter((time) => now - time < HOUR);
  return {
    /** Counts one more. Beyond the limit, counts nothing and returns the seconds until the next is allowed; else 0. */
    count: (caller: string, now: number): number => {
      const calls = recent(caller, now);
      const [first = now] = calls;
      if (calls.length >= MOST) return Math.ceil((first + HOUR - now) / 1_000);
      times.set(caller, [...calls, now]);
      return 0;
    },
    forgetBefore: (now: number): void => {
      for (const caller of times.keys()) if (recent(caller, now).length === 0) times.delete(caller);
    },
  };
}
