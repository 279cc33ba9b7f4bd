import { randomInt, randomUUIDv7 } from "node:crypto";

/** The source of random values that a command hands to its rules. `below` is uniform in 0 … bound - 1. */
export type Chance = { newId: () => string; below: (bound: number) => number };

export const chance: Chance = { newId: randomUUIDv7, below: (bound) => randomInt(bound) };
