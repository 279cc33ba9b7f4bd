import type { Language } from "@trove/contract/languages";
import type { Needed, Role } from "@trove/contract";

/** The signed-in person, from the token. The session has been checked, unless the endpoint's command checks it. */
export type Person = {
  userId: string;
  sessionId: string;
  roles: readonly Role[];
  /** An Admin without the second factor that the shop requires. Until there is one, `roles` lacks Admin. */
  mustAddFactor?: boolean;
};

export type TokenUse = {
  language: Language;
  /** Whether a person asked for the request. Pages that nobody touches send requests too. */
  isAttended: boolean;
};

/** The auth room's checks for requests. All throw UNAUTHENTICATED. */
export type SessionCheck = {
  /** Verifies a token's signature, algorithm and expiry, without a database query, and notes its use. */
  readToken(token: string, use: TokenUse): Promise<Person>;
  /** Requires that the session has not ended and the account is not locked. */
  requireSession(person: Person): Promise<void>;
  /**
   * Requires the same, and that the person currently has the permission, or one of several. Permissions in the token
   * don't count. Throws FORBIDDEN.
   */
  requirePermission(person: Person, needed: Needed): Promise<void>;
};
