import type { SessionCheck } from "../../http/authenticate.ts";
import type { Bind } from "../../http/bind.ts";
import type { Job } from "../../jobs.ts";
import type { Account } from "./accounts.store.ts";
import { authRoutes } from "./auth.routes.ts";
import { type AccountRequest, createAccount } from "./create-account.ts";
import { forgetAuth } from "./forget-auth.ts";
import type { AuthParts } from "./parts.ts";
import { requireSession } from "./sessions.store.ts";
import { makeTokenReader } from "./tokens.ts";

export type { AccountRequest } from "./create-account.ts";
export type { OnRegistered } from "./parts.ts";

export type Auth = {
  sessions: SessionCheck;
  routes(bind: Bind): void;
  jobs: readonly Job[];
  /** Makes an account as registration does, with roles, id and time of the caller's choice. */
  createAccount(request: AccountRequest): Promise<Account>;
};

/** Accounts, passwords and sessions. */
export function makeAuth(parts: AuthParts): Auth {
  const { db, secrets, now } = parts;
  const readToken = makeTokenReader(secrets.jwtSecret);
  return {
    sessions: {
      readToken: (token) => readToken(token, now()),
      requireSession: (person) => requireSession(db, person.userId, person.sessionId, now()),
    },
    routes: (bind) => authRoutes(bind, parts),
    jobs: [{ name: "forget-auth", everySeconds: 3600, run: () => forgetAuth(parts) }],
    createAccount: (request) => createAccount(parts, request),
  };
}
