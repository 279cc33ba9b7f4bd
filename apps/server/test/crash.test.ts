import { randomInt } from "node:crypto";
import { ensurePagesBuilt } from "@trove/web/build-pages";
import { beforeAll, expect, it } from "vitest";
import { runCrash } from "./crash/crash-run.ts";

const MINUTES = 60_000;

beforeAll(() => ensurePagesBuilt(() => {}), 5 * MINUTES);

it("loses and doubles nothing that was acknowledged, whatever is killed", { timeout: 5 * MINUTES }, async () => {
  const seed = randomInt(2 ** 31);
  const victims = ["server", "database", "database", "server", "database"] as const;
  const log: string[] = [`seed ${seed}`];
  const result = await runCrash({ victims, seed, customers: 6, hasSlowBanks: false, log: (line) => log.push(line) });
  const { lost, doubled, wrong } = result;
  expect({ lost, doubled, wrong }, log.join("\n")).toEqual({ lost: [], doubled: [], wrong: [] });
  expect(result.requests).toBeGreaterThan(result.kills);
});
