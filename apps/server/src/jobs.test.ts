import { expect, it } from "vitest";
import { startJobs } from "./jobs.ts";

const log = { error: () => {} };

it("stops after the running job has ended, and starts no further run", async () => {
  const began = Promise.withResolvers<void>();
  const mayEnd = Promise.withResolvers<void>();
  let runs = 0;
  const run = async () => {
    runs += 1;
    began.resolve();
    await mayEnd.promise;
  };
  const stop = startJobs([{ name: "slow", everySeconds: 3600, run }], log);
  await began.promise;
  const stopped = stop();
  mayEnd.resolve();
  await stopped;
  expect(runs).toBe(1);
});

it("ends the pause between two runs at once", async () => {
  const ran = Promise.withResolvers<void>();
  const stop = startJobs([{ name: "quick", everySeconds: 3600, run: async () => ran.resolve() }], log);
  await ran.promise;
  await expect(stop()).resolves.toBeUndefined();
});
