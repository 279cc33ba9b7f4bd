import { expect, test, vi } from "vitest";
import { ApiError } from "../../api/api-error.ts";
import { type CheckState, POLL_EVERY_MS, POLL_FOR_MS, startPaymentCheck } from "./payment-check.ts";

/**
 * Runs a payment check with the given responses. The clock advances with each wait, and slightly each time it is read.
 */
async function follow(resultOf: (question: number) => unknown) {
  const asked: { fail: boolean; at: number }[] = [];
  const shown: CheckState[] = [];
  let clock = 0;
  let looks = 0;
  let waiting: (() => void) | undefined;
  const stop = startPaymentCheck({
    now: () => clock + (looks += 1) / 10,
    show: (state) => shown.push(state),
    later(run, delayMs) {
      waiting = () => {
        clock += delayMs;
        run();
      };
      return () => (waiting = undefined);
    },
    async ask(fail) {
      asked.push({ fail, at: clock });
      const result = resultOf(asked.length);
      if (result instanceof Error) throw result;
      return result;
    },
  });
  const settle = async () => {
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  };
  await settle();
  return {
    asked,
    steps: () => shown.map(({ step }) => step),
    shown,
    stop,
    async wait() {
      const run = waiting;
      waiting = undefined;
      run?.();
      await settle();
      return run !== undefined;
    },
  };
}

test.each([
  ["Success", "success"],
  ["Failed", "failed"],
])("%s is shown at once and requested once, with true", { tags: ["S5-06", "S5-07"] }, async (result, step) => {
  const check = await follow(() => result);
  expect(check.steps()).toEqual(["checking", step]);
  expect(check.asked).toEqual([{ fail: true, at: 0 }]);
  expect(await check.wait()).toBe(false);
});

test("a pending payment is polled every three seconds with false until it ends", { tags: ["S5-05"] }, async () => {
  const check = await follow((question) => (question < 4 ? "Pending" : "Success"));
  while (await check.wait());
  expect(check.steps()).toEqual(["checking", "pending", "success"]);
  expect(check.asked).toEqual([
    { fail: true, at: 0 },
    { fail: false, at: POLL_EVERY_MS },
    { fail: false, at: 2 * POLL_EVERY_MS },
    { fail: false, at: 3 * POLL_EVERY_MS },
  ]);
});

test("polling stops after a minute, and the state says so", async () => {
  const check = await follow(() => "Pending");
  while (await check.wait());
  expect(check.steps()).toEqual(["checking", "pending", "late"]);
  expect(check.asked.at(-1)?.at).toBe(POLL_FOR_MS);
  expect(check.asked.filter(({ fail }) => fail)).toHaveLength(1);
});

test("a failed poll is ignored", async () => {
  const check = await follow((question) =>
    question === 1 ? "Pending" : question === 2 ? new ApiError(0, {}) : "Failed",
  );
  while (await check.wait());
  expect(check.steps()).toEqual(["checking", "pending", "failed"]);
});

test("a missing payment and a failed request give different states", async () => {
  expect((await follow(() => new ApiError(404, {}))).steps()).toEqual(["checking", "missing"]);
  expect((await follow(() => new ApiError(503, {}))).steps()).toEqual(["checking", "error"]);
});

test(
  "an unknown result is an error in the specified words, and is logged",
  { tags: ["S5-08", "S8-03", "S8-10"] },
  async () => {
    const log = vi.spyOn(console, "error").mockReturnValue();
    const { shown } = await follow(() => "Maybe");
    const told = { message: "Unknown payment validation result: Maybe" };
    expect(shown.at(-1)).toMatchObject({ error: told });
    expect(log.mock.calls).toMatchObject([[told]]);
    log.mockRestore();
  },
);

test("a stopped check reports nothing more", async () => {
  const check = await follow(() => "Pending");
  check.stop();
  expect(await check.wait()).toBe(false);
  expect(check.asked).toHaveLength(1);
});
