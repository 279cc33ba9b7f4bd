import { Refusal } from "./refusal.ts";

type Job = () => void;

/**
 * Runs at most `running` jobs at a time. Up to `waiting` more queue up in each line, in order of arrival, and the lines
 * take turns: a long one leaves the others their share. Throws OVERLOADED when the line is full.
 */
export function inLines<Line extends string>(
  names: readonly Line[],
  running: number,
  waiting: number,
): <Result>(name: Line, work: () => Promise<Result>) => Promise<Result> {
  const lines = new Map<Line, Job[]>(names.map((name) => [name, []]));
  let free = running;

  /** The first of the line that has waited longest for its turn. */
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

/** Like `inLines`, with one line. */
export function atMost(running: number, waiting: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const inLine = inLines(["all"], running, waiting);
  return (work) => inLine("all", work);
}
