import type { Role } from "@trove/contract";
import type { Transaction } from "../../database/connection.ts";
import { findByIdentity, lockAccount, replaceRoles } from "./accounts.store.ts";
import { emailIdentity } from "./identities.ts";
import { endSessions } from "./sessions/sessions.store.ts";

export type RoleChange = { userId: string; before: Role[]; after: Role[] };

/**
 * Grants or revokes the role Admin. Revoking ends the person's sessions, because their tokens contain the role.
 * Undefined if no account has the e-mail address; `before` and `after` are equal if nothing had to change. Locks the
 * account.
 */
export async function changeAdmin(
  tx: Transaction,
  email: string,
  isAdmin: boolean,
  at: Date,
): Promise<RoleChange | undefined> {
  const found = await findByIdentity(tx, emailIdentity(email));
  const account = found && (await lockAccount(tx, found.userId));
  if (account === undefined) return undefined;
  const { userId, roles: before } = account;
  if (before.includes("Admin") === isAdmin) return { userId, before, after: before };
  const others = before.filter((role) => role !== "Admin");
  const after: Role[] = isAdmin ? [...others, "Admin"] : others;
  await replaceRoles(tx, userId, after, at);
  if (!isAdmin) await endSessions(tx, userId, at);
  return { userId, before, after };
}
