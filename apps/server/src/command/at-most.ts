import { Refusal } from "./refusal.ts";

type Job = () => void;

/**
 * Returns a function that runs at most `running` jobs at a time. In each queue, up to `waiting` more jobs wait, in
 * order of arrival. The queues take turns, so that a long queue can't block the others. Throws OVERLOADED if the job's
 * queue is full.
 */
export function inQueues<Queue extends string>(
  names: readonly Queue[],
  running: number,
  waiting: number,
): <Result>(name: Queue, work: () => Promise<Result>) => Promise<Result> {
  const queues = new Map<Queue, Job[]>(names.map((name) => [name, []]));
  let free = running;

  /** Removes the first job from the queue whose last turn is longest ago. Returns undefined if all queues are empty. */
  function next(): Job | undefined {
    for (const [name, queue] of queues) {
      const job = queue.shift();
      if (job === undefined) continue;
      queues.delete(name);
      queues.set(name, queue);
      return job;
    }
    return undefined;
  }

  return async (name, work) => {
    const queue = queues.get(name) ?? [];
    if (free > 0) free -= 1;
    else if (queue.length >= waiting) throw new Refusal("OVERLOADED", { retryAfterSeconds: 5 });
    else await new Promise<void>((resolve) => queue.push(resolve));
    try {
      return await work();
    } finally {
      const job = next();
      if (job === undefined) free += 1;
      else job();
    }
  };
}

/** Like `inQueues`, with a single queue. */
export function atMost(running: number, waiting: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const inQueue = inQueues(["all"], running, waiting);
  return (work) => inQueue("all", work);
}
