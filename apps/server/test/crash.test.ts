import { randomInt } from "node:crypto";
import { ensurePagesBuilt } from "@trove/web/build-pages";
import { beforeAll, expect, inject, it } from "vitest";
import { runCrash } from "./crash/crash-run.ts";

const MINUTES = 60_000;
const { kills, ...scene } = inject("size").crash;
/** The order is reversed in every second round, so that each victim is also killed twice in a row. */
const victims = Array.from({ length: kills }, (_, round) =>
  round % 2 === 0 ? (["server", "database"] as const) : (["database", "server"] as const),
).flat();

beforeAll(() => ensurePagesBuilt(() => {}), 5 * MINUTES);

it(
  "loses and duplicates nothing that was acknowledged, whatever is killed",
  { timeout: (5 + kills) * MINUTES },
  async () => {
    const seed = randomInt(2 ** 31);
    const log: string[] = [`seed ${seed}`];
    const result = await runCrash({ ...scene, victims, seed, log: (line) => log.push(line) });
    const { lost, doubled, wrong } = result;
    expect({ lost, doubled, wrong }, log.join("\n")).toEqual({ lost: [], doubled: [], wrong: [] });
    expect(result.requests).toBeGreaterThan(result.kills);
    expect(result.providers.filter(({ captures, refunds }) => captures === 0 || refunds === 0)).toEqual([]);
    const paying = result.providers.filter(({ payouts }) => payouts > 0).map(({ provider }) => provider);
    expect(paying).toEqual(["sandbox", "checkoutcom", "bank"]);
    expect(result.reachedLimits).toBeGreaterThan(0);
  },
);
