import { setTimeout as pause } from "node:timers/promises";

const PATIENCE_MS = 120_000;
const LOOK_MS = 200;

/** Repeats a statement on the database while it is down. */
export async function patiently<Result>(run: () => Promise<Result>): Promise<Result> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await run();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await pause(LOOK_MS);
    }
  }
}
