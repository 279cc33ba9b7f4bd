import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type BatchBounds, batching } from "./batching.ts";

const undone = new Error("undone");

/** Makes a batching function whose runs wait until `open` is called. Also returns the inputs of each run so far. */
function trackedBatching(bounds: BatchBounds, { bad = new Set<number>(), lost = false } = {}) {
  const runs: number[][] = [];
  let running = 0;
  let mostAtOnce = 0;
  let open = () => {};
  const gate = new Promise<void>((resolve) => (open = resolve));
  const run = async (inputs: readonly number[]) => {
    runs.push([...inputs]);
    running += 1;
    mostAtOnce = Math.max(mostAtOnce, running);
    await gate;
    running -= 1;
    if (lost) throw new Error("connection lost");
    if (inputs.some((input) => bad.has(input))) throw undone;
    return inputs.map((input) => input * 2);
  };
  const send = batching<number, number>(
    {
      alone: async (input) => (await run([input]))[0] ?? Number.NaN,
      together: run,
      isUndone: (error) => error === undone,
      overload: () => new Error("too many wait"),
    },
    bounds,
  );
  return { send, runs, open, mostAtOnce: () => mostAtOnce };
}

describe("inputs", () => {
  test("run alone while fewer runs than the limit are in progress, and together otherwise", async () => {
    const { send, runs, open } = trackedBatching({ atOnce: 2, most: 3, waiting: 10, waitingMs: 60_000 });
    const outputs = Promise.all([1, 2, 3, 4, 5, 6].map(send));
    open();
    expect(await outputs).toEqual([2, 4, 6, 8, 10, 12]);
    expect(runs).toEqual([[1], [2], [3, 4, 5], [6]]);
  });

  test("inputs that fail only make the others of their batch run again", async () => {
    const { send, runs, open } = trackedBatching(
      { atOnce: 1, most: 4, waiting: 10, waitingMs: 60_000 },
      { bad: new Set([3]) },
    );
    const outcomes = Promise.allSettled([1, 2, 3, 4].map(send));
    open();
    expect((await outcomes).map((one) => (one.status === "fulfilled" ? one.value : one.reason))).toEqual([
      2,
      4,
      undone,
      8,
    ]);
    expect(runs).toEqual([[1], [2, 3, 4], [2], [3], [4]]);
  });

  test("never run twice if the first run may have taken effect", async () => {
    const { send, runs, open } = trackedBatching(
      { atOnce: 1, most: 4, waiting: 10, waitingMs: 60_000 },
      { lost: true },
    );
    const outcomes = Promise.allSettled([1, 2, 3].map(send));
    open();
    expect((await outcomes).map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
    expect(runs).toEqual([[1], [2, 3]]);
  });

  test("inputs that find the queue full are refused at once", async () => {
    const { send, open } = trackedBatching({ atOnce: 1, most: 4, waiting: 2, waitingMs: 60_000 });
    const held = [1, 2, 3].map(send);
    await expect(send(4)).rejects.toThrow("too many wait");
    open();
    expect(await Promise.all(held)).toEqual([2, 4, 6]);
    expect(await send(5)).toBe(10);
  });

  test("inputs that wait too long are refused, and never run", async () => {
    const { send, runs, open } = trackedBatching({ atOnce: 1, most: 4, waiting: 10, waitingMs: 5 });
    const first = send(1);
    await expect(send(2)).rejects.toThrow("too many wait");
    open();
    expect(await first).toBe(2);
    expect(runs).toEqual([[1]]);
  });
});

test("each input gets its own output, whatever shares its batch, and no batch exceeds its bound", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(fc.nat(1000), { maxLength: 60 }),
      fc.integer({ min: 1, max: 4 }),
      fc.integer({ min: 1, max: 9 }),
      fc.func(fc.boolean()),
      async (inputs, atOnce, most, isBad) => {
        const bad = new Set(inputs.filter((input) => isBad(input)));
        const { send, runs, open } = trackedBatching({ atOnce, most, waiting: 60, waitingMs: 60_000 }, { bad });
        const outcomes = Promise.allSettled(inputs.map(send));
        open();
        for (const [index, one] of (await outcomes).entries()) {
          const input = inputs[index] ?? Number.NaN;
          expect(one).toEqual(
            bad.has(input) ? { status: "rejected", reason: undone } : { status: "fulfilled", value: input * 2 },
          );
        }
        expect(Math.max(0, ...runs.map((batch) => batch.length))).toBeLessThanOrEqual(most);
      },
    ),
  );
});
