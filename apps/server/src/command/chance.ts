import { randomInt, randomUUIDv7 } from "node:crypto";

/** The source of random values for rules. `below` returns a uniform integer from 0 to bound - 1. */
export type Chance = { newId: () => string; below: (bound: number) => number };

export const chance: Chance = { newId: randomUUIDv7, below: (bound) => randomInt(bound) };
