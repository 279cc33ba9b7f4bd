import type { Role } from "@trove/contract";

/** Who is signed in, as the token says. The session is known to be valid unless the endpoint's command checks it. */
export type Person = { userId: string; sessionId: string; roles: readonly Role[] };

/** What requests ask of the auth room. Both throw UNAUTHENTICATED. */
export type SessionCheck = {
  /** Reads a token without asking the database: signature, algorithm, expiry. */
  readToken(token: string): Promise<Person>;
  /** Whether the session still stands: not ended, account not locked. */
  requireSession(person: Person): Promise<void>;
};
