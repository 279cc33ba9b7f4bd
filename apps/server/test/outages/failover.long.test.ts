import { randomInt } from "node:crypto";
import { ensurePagesBuilt } from "@trove/web/build-pages";
import { beforeAll, expect, it } from "vitest";
import { runCrash } from "../crash/crash-run.ts";

const MINUTES = 60_000;

beforeAll(() => ensurePagesBuilt(() => {}), 5 * MINUTES);

it(
  "loses and duplicates nothing that was acknowledged when the second database server takes over",
  async () => {
    const seed = randomInt(2 ** 31);
    const log: string[] = [`seed ${seed}`];
    const victims = Array.from({ length: 5 }, () => "primary" as const);
    const plan = { victims, seed, customers: 12, hasSlowBanks: true, log: (line: string) => void log.push(line) };
    const { lost, doubled, wrong } = await runCrash(plan);
    expect({ lost, doubled, wrong }, log.join("\n")).toEqual({ lost: [], doubled: [], wrong: [] });
  },
  15 * MINUTES,
);
