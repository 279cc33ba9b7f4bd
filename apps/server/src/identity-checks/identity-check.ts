import type { IdentityPicture, IdentityRefusal } from "@trove/contract";

/** The part of a check that a person has to do. */
export type IdentityStep = {
  kind: "Pictures";
  required: readonly IdentityPicture[];
  optional: readonly IdentityPicture[];
};

/** A check that has begun and not ended. `sent` are the pictures that the shop has. */
export type RunningCheck = { checkId: string; sent: readonly IdentityPicture[] };

/**
 * The result of a check so far.
 * - Declared: the person has something left to do.
 * - Pending: somebody else decides, and the shop learns it later.
 * - `birthDate` is the one that was proven, YYYY-MM-DD.
 */
export type IdentityResult =
  | { state: "Declared" }
  | { state: "Pending" }
  | { state: "Verified"; birthDate: string; until: Date }
  | { state: "Refused"; refusal: IdentityRefusal };

/** A way to learn who a person is. */
export type IdentityCheck = {
  /** The name in IDENTITY_CHECK. */
  name: string;
  /** True if it can verify anybody. Markets that ask for Verified need such a check. */
  verifies: boolean;
  /**
   * Begins a check, and returns what the person has to do. Null if there is nothing: then no check begins. For the same
   * id, it returns the same again.
   */
  begin(check: { checkId: string }): Promise<IdentityStep | null>;
  /** Returns the result so far. It can be asked again at any time. */
  result(check: RunningCheck): Promise<IdentityResult>;
};
