import type { HashCost } from "../../src/features/auth/index.ts";

/** The least that Argon2id allows: a test that signs somebody up waits for no hash. */
export const TEST_HASH_COST: HashCost = { memory: 8, passes: 1, parallelism: 1 };
