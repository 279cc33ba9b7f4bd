import { declared } from "./declared/index.ts";
import type { IdentityCheck } from "./identity-check.ts";
import { manual } from "./manual/index.ts";

/** Every check of identities that a shop can use, by its name in IDENTITY_CHECK. */
export const identityChecks = { declared, manual } satisfies Record<string, IdentityCheck>;

export type IdentityCheckName = keyof typeof identityChecks;

export const IDENTITY_CHECK_NAMES = Object.keys(identityChecks) as [IdentityCheckName, ...IdentityCheckName[]];
