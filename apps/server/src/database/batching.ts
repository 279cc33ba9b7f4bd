/** Two ways to process inputs. One call of `alone` or `together` is a run. */
export type Batcher<Input, Output> = {
  /** Processes one input. May take any time. */
  alone: (input: Input) => Promise<Output>;
  /** Processes several inputs in one run, all or none. Returns their outputs in the same order. */
  together: (inputs: readonly Input[]) => Promise<Output[]>;
  /** Whether an error of `together` means that the run had no effect, so that each input can be run alone. */
  isUndone: (error: unknown) => boolean;
  /** Makes the error for an input that finds the queue full or waits too long in it. */
  overload: () => Error;
};

/** Maximums: runs at once, inputs in one run, waiting inputs, and milliseconds that an input may wait. */
export type BatchBounds = { atOnce: number; most: number; waiting: number; waitingMs: number };

type Waiting<Input, Output> = {
  input: Input;
  patience: NodeJS.Timeout;
  resolve: (output: Output | Promise<Output>) => void;
  reject: (error: unknown) => void;
};

/**
 * Returns a function that processes inputs in batches:
 * - An input runs at once while fewer than `atOnce` runs are in progress.
 * - Otherwise it waits until a run ends, at most `waitingMs`; the next run takes up to `most` waiting inputs.
 * - If a run had no effect, each of its inputs runs again alone, and these runs don't count towards `atOnce`. So a
 *   failing input costs the others one retry, and a slow one delays nobody else.
 */
export function batching<Input, Output>(
  { alone, together, isUndone, overload }: Batcher<Input, Output>,
  { atOnce, most, waiting, waitingMs }: BatchBounds,
): (input: Input) => Promise<Output> {
  const queue: Waiting<Input, Output>[] = [];
  let running = 0;

  async function runTogether(batch: readonly Waiting<Input, Output>[]): Promise<void> {
    try {
      const outputs = await together(batch.map(({ input }) => input));
      for (const [index, output] of outputs.entries()) batch[index]?.resolve(output);
    } catch (error) {
      for (const { input, resolve, reject } of batch) {
        if (isUndone(error)) resolve(alone(input));
        else reject(error);
      }
    }
  }

  function startRun(): void {
    if (running >= atOnce || queue.length === 0) return;
    running += 1;
    const batch = queue.splice(0, most);
    for (const { patience } of batch) clearTimeout(patience);
    void runTogether(batch).finally(() => {
      running -= 1;
      startRun();
    });
  }

  return (input) => {
    if (queue.length >= waiting) return Promise.reject(overload());
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        queue.splice(queue.indexOf(one), 1);
        reject(overload());
      };
      const one = { input, resolve, reject, patience: setTimeout(giveUp, waitingMs) };
      queue.push(one);
      startRun();
    });
  };
}
