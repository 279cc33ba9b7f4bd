import { presetsWith } from "@trove/contract";
import type { Person, SessionCheck } from "../../command/person.ts";
import { Refusal } from "../../command/refusal.ts";
import type { Connection, Transaction } from "../../database/connection.ts";
import type { Job } from "../../jobs.ts";
import { type Account, findAccount } from "./accounts.store.ts";
import { countLogged, OF_EXPORTS, OF_GIFTS, scopeOf } from "./attempts/throttle.ts";
import { type AccountRequest, createAccount } from "./create-account.ts";
import { resealSecrets } from "./factors/authenticators/reseal-secrets.ts";
import { endUnprovedSessions } from "./factors/admin-factor.ts";
import { requireConfirmed } from "./factors/confirm-person.ts";
import { forgetAuth } from "./forget-auth.ts";
import { requireOperator } from "./rights/operators.store.ts";
import type { AuthParts } from "./parts.ts";
import { countOperatorsLink } from "./passwords/count-link.ts";
import { makeSessionUses } from "./sessions/session-uses.ts";
import { requireSession } from "./sessions/sessions.store.ts";
import { makeTokenReader } from "./sessions/tokens.ts";

export { findAccount, findCredentialsAt, holdOpenAccount, lockAccount } from "./accounts.store.ts";
export { countOfDay } from "./attempts/throttle.ts";
export { authRoutes } from "./auth.routes.ts";
export type { AccountRequest } from "./create-account.ts";
export type { Telling } from "./factors/tell-factor-change.ts";
export { resetFactors } from "./factors/reset-factors.ts";
export { changeRights, findUserId, requireOtherOwner } from "./rights/change-rights.ts";
export { mayDo, operatorPermissions } from "./rights/may-do.ts";
export { findOperator, listOperators, lockRights, type Operator } from "./rights/operators.store.ts";
export type { AuthParts, OnRegistered } from "./parts.ts";
export { mailResetLink } from "./passwords/mail-reset-link.ts";
export { FULL_HASH_COST, type HashCost, hashPassword } from "./passwords/password-hash.ts";
export { emailIdentity } from "./identities.ts";
export { makeTokenVerifier } from "./providers/token-verifier.ts";
export { countryOf } from "./sessions/sign-in-place.ts";
export { recall } from "./sessions/recall.store.ts";
export { endSessions, readHeldSessions, requireSession } from "./sessions/sessions.store.ts";

export type Auth = {
  /**
   * Call it before the shop opens. Throws EnvironmentError if the identity provider vouches for addresses that it
   * hasn't verified. If the provider can't be reached, it is checked before the first sign-in instead.
   */
  confirmProvider: () => Promise<void>;
  /** Call it before the shop opens. Ends sessions of Admins that began before the shop required a second factor. */
  endUnprovedSessions: () => Promise<void>;
  sessions: SessionCheck;
  jobs: readonly Job[];
  /** Creates an account as a registration does. The caller chooses roles, id and time. */
  createAccount(request: AccountRequest): Promise<Account>;
  /** Counts a reset link that an operator has mailed to a person. Throws RATE_LIMITED and SIGN_IN_METHOD_DISABLED. */
  countLink: (tx: Transaction, account: Pick<Account, "userId">) => Promise<void>;
  /** Throws CONFIRMATION_REQUIRED unless the person has confirmed in the last ten minutes who they are. */
  requireConfirmed: (db: Connection, person: Person) => Promise<void>;
  /** Like requireConfirmed, but the sign-in does not count if the account has a password. */
  requireReconfirmed: (db: Connection, person: Person) => Promise<void>;
  /** Counts a person's exports of their account. Throws RATE_LIMITED. */
  countExport: (person: Person) => Promise<void>;
  /** Counts a person's tries to redeem a gift code. Throws RATE_LIMITED. */
  countGift: (person: Person) => Promise<void>;
};

async function accountOf(db: Connection, { userId }: Person): Promise<Account> {
  const account = await findAccount(db, userId);
  if (account === undefined) throw new Refusal("UNAUTHENTICATED");
  return account;
}

/** Makes the room's functions for accounts, passwords and sessions. */
export function makeAuth(parts: AuthParts): Auth {
  const { db, secrets, now } = parts;
  const uses = makeSessionUses(parts);
  const readToken = makeTokenReader(secrets.tokenKeys);
  return {
    confirmProvider: async () => parts.verifier?.confirm(),
    endUnprovedSessions: () => endUnprovedSessions(parts),
    sessions: {
      readToken: async (token, use) => {
        const person = await readToken(token, now());
        uses.note(person, use);
        return person;
      },
      requireSession: (person) => requireSession(db, person.userId, person.sessionId, now()),
      requirePermission: (person, needed) => requireOperator(db, person, presetsWith(needed), now()),
    },
    jobs: [
      uses.job,
      { name: "forget-auth", everySeconds: 3600, run: () => forgetAuth(parts) },
      { name: "reseal-authenticators", everySeconds: 3600, run: () => resealSecrets(parts) },
    ],
    createAccount: (request) => createAccount(parts, request),
    countLink: (tx, account) => countOperatorsLink(parts, tx, account),
    requireConfirmed: async (connection, person) => {
      await requireConfirmed(parts, connection, person, await accountOf(connection, person));
    },
    requireReconfirmed: async (connection, person) => {
      const account = await accountOf(connection, person);
      const isSignInEnough = account.passwordHash === null;
      await requireConfirmed(parts, connection, person, { ...account, isSignInEnough });
    },
    countExport: async ({ userId }) => {
      const facts = { account: userId, reason: "export of the account" };
      await countLogged(parts, db, scopeOf("export", userId), facts, OF_EXPORTS);
    },
    countGift: async ({ userId }) => {
      await countLogged(parts, db, scopeOf("gift", userId), { account: userId, reason: "gift code" }, OF_GIFTS);
    },
  };
}
