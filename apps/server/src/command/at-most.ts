import { Refusal } from "./refusal.ts";

type Job = () => void;

/**
 * Returns a function that runs at most `running` jobs at a time. In each line up to `waiting` more jobs wait, in order
 * of arrival. The lines take turns, so that a long line can't block the others. Throws OVERLOADED if the job's line is
 * full.
 */
export function inLines<Line extends string>(
  names: readonly Line[],
  running: number,
  waiting: number,
): <Result>(name: Line, work: () => Promise<Result>) => Promise<Result> {
  const lines = new Map<Line, Job[]>(names.map((name) => [name, []]));
  let free = running;

  /** Removes the first job from the line whose last turn is longest ago. Returns undefined if all lines are empty. */
  function next(): Job | undefined {
    for (const [name, line] of lines) {
      const job = line.shift();
      if (job === undefined) continue;
      lines.delete(name);
      lines.set(name, line);
      return job;
    }
    return undefined;
  }

  return async (name, work) => {
    const line = lines.get(name) ?? [];
    if (free > 0) free -= 1;
    else if (line.length >= waiting) throw new Refusal("OVERLOADED", { retryAfterSeconds: 5 });
    else await new Promise<void>((resolve) => line.push(resolve));
    try {
      return await work();
    } finally {
      const job = next();
      if (job === undefined) free += 1;
      else job();
    }
  };
}

/** Like `inLines`, with a single line. */
export function atMost(running: number, waiting: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const inLine = inLines(["all"], running, waiting);
  return (work) => inLine("all", work);
}
