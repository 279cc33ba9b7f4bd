import type { Language } from "@trove/contract/languages";
import type { Needed, Role } from "@trove/contract";

/**
 * The signed-in person that the token names. Their session has been checked, unless the endpoint's SQL function does
 * that.
 */
export type Person = {
  userId: string;
  sessionId: string;
  roles: readonly Role[];
  /** True for an Admin without the second factor that the shop requires. Until they add one, `roles` lacks Admin. */
  mustAddFactor?: boolean;
};

export type TokenUse = {
  language: Language;
  /** Whether a person caused the request. Open pages also send requests while nobody uses them. */
  isAttended: boolean;
};

/** The auth room's checks for requests. All throw UNAUTHENTICATED. */
export type SessionCheck = {
  /** Verifies a token's signature, algorithm and expiry without a database query, and records that it was used. */
  readToken(token: string, use: TokenUse): Promise<Person>;
  /** Requires that the session has not ended and the account is not locked. */
  requireSession(person: Person): Promise<void>;
  /**
   * Like `requireSession`, and also requires one of the needed permissions. Reads the present permissions from the
   * database, because the token may be older. Throws FORBIDDEN.
   */
  requirePermission(person: Person, needed: Needed): Promise<void>;
};
