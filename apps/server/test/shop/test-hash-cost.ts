import type { HashCost } from "../../src/features/auth/index.ts";

/** The lowest cost that Argon2id allows, so that tests don't wait for hashes. */
export const TEST_HASH_COST: HashCost = { memory: 8, passes: 1, parallelism: 1 };
