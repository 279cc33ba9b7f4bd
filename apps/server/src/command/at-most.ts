import { Refusal } from "./refusal.ts";

/**
 * Runs at most `running` jobs at a time and queues up to `waiting` more, in order of arrival. Throws OVERLOADED when
 * the queue is full.
 */
export function atMost(running: number, waiting: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const line: (() => void)[] = [];
  let free = running;
  return async (work) => {
    if (free > 0) free -= 1;
    else if (line.length >= waiting) throw new Refusal("OVERLOADED", { retryAfterSeconds: 5 });
    else await new Promise<void>((resolve) => line.push(resolve));
    try {
      return await work();
    } finally {
      const next = line.shift();
      if (next) next();
      else free += 1;
    }
  };
}
