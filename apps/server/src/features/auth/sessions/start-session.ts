import { randomUUIDv7 } from "node:crypto";
import { type ResponseOf, type Endpoints, JWT_TTL_HOURS } from "@trove/contract";
import type { Connection, Transaction } from "../../../database/connection.ts";
import type { Account } from "../accounts.store.ts";
import { requiresFactor } from "../factors/admin-factor.ts";
import type { AuthParts } from "../parts.ts";
import { insertSession, sessionEnd } from "./sessions.store.ts";
import type { SignInPlace } from "./sign-in-place.ts";
import { signToken } from "./tokens.ts";

const TTL_MILLISECONDS = JWT_TTL_HOURS * 3_600_000;

export type SessionRecord = ResponseOf<Endpoints["login"]>;

/**
 * Starts a session of a person who has proved who they are. Undefined if the account was locked, or its password or
 * second factor changed, since `account` was read.
 */
export async function startSession(
  parts: AuthParts,
  account: Account,
  place: SignInPlace,
  db: Connection = parts.db,
): Promise<SessionRecord | undefined> {
  const createdAt = parts.now();
  const expiresAt = new Date(createdAt.getTime() + TTL_MILLISECONDS);
  const sessionId = randomUUIDv7();
  if (!(await insertSession(db, account, { ...place, sessionId, createdAt, expiresAt }))) return undefined;
  return sessionRecord(parts, account, sessionId, expiresAt);
}

async function sessionRecord(
  parts: AuthParts,
  account: Account,
  sessionId: string,
  expiresAt: Date,
): Promise<SessionRecord> {
  const { userId, userName, email, roles } = account;
  const mustAddFactor = account.factorSince === null && requiresFactor(parts, account);
  const person = { userId, sessionId, roles, mustAddFactor };
  const token = await signToken(parts.secrets.tokenKeys, person, parts.now(), expiresAt);
  return { token, userName, email, roles };
}

/**
 * Makes a new token of the same session for an Admin who has just added a first factor. The new token has the role
 * Admin, which the former one lacked.
 */
export async function renewSession(
  parts: AuthParts,
  tx: Transaction,
  account: Account,
  sessionId: string,
): Promise<SessionRecord> {
  const expiresAt = await sessionEnd(tx, account.userId, sessionId);
  return sessionRecord(parts, { ...account, factorSince: parts.now() }, sessionId, expiresAt);
}
