import { randomUUIDv7 } from "node:crypto";
import { type ResponseOf, type Endpoints, JWT_TTL_HOURS } from "@trove/contract";
import type { Connection } from "../../../database/connection.ts";
import type { Account } from "../accounts.store.ts";
import type { AuthParts } from "../parts.ts";
import { insertSession } from "./sessions.store.ts";
import type { SignInPlace } from "./sign-in-place.ts";
import { signToken } from "./tokens.ts";

const TTL_MILLISECONDS = JWT_TTL_HOURS * 3_600_000;

export type SessionRecord = ResponseOf<Endpoints["login"]>;

/**
 * Starts a session of somebody who has proved who they are; undefined if the password changed or the account was locked
 * meanwhile.
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
  const { userId, userName, email, roles } = account;
  const token = await signToken(parts.secrets.tokenKeys, { userId, sessionId, roles }, createdAt, expiresAt);
  return { token, userName, email, roles };
}
