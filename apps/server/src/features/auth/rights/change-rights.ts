import { type Preset, PRESET_NAMES, type Role } from "@trove/contract";
import { Refusal } from "../../../command/refusal.ts";
import type { Transaction } from "../../../database/connection.ts";
import { findByIdentity, lockAccount, replaceRoles } from "../accounts.store.ts";
import { emailIdentity } from "../identities.ts";
import { endSessions } from "../sessions/sessions.store.ts";
import { findOperator, lockRights, readOwners, type RoleAndRights, writeRights } from "./operators.store.ts";

export type RightsChange = { before: RoleAndRights; after: RoleAndRights };

const ADMIN: Role = "Admin";

/** Returns the id of the account with an e-mail address, if there is one. */
export async function findUserId(tx: Transaction, email: string): Promise<string | undefined> {
  return (await findByIdentity(tx, emailIdentity(email)))?.userId;
}

/**
 * Throws STATUS_CONFLICT for the last Owner, because nobody could change rights without an Owner. Call it also before
 * locking an operator's account. Locks all rights until the transaction ends.
 */
export async function requireOtherOwner(tx: Transaction, userId: string): Promise<void> {
  await lockRights(tx);
  const owners = await readOwners(tx);
  if (owners.length === 1 && owners[0] === userId) {
    throw new Refusal("STATUS_CONFLICT", {
      detail: "There must be at least one Owner. Make someone else an Owner first",
    });
  }
}

/**
 * Makes a person an Admin with exactly these presets. Without presets, they lose the role Admin, and their sessions
 * end, because session tokens contain the role. Returns undefined if there is no such account. Locks all rights and the
 * account. Throws STATUS_CONFLICT for the last Owner.
 */
export async function changeRights(
  tx: Transaction,
  userId: string,
  wanted: readonly Preset[],
  at: Date,
): Promise<RightsChange | undefined> {
  const presets = PRESET_NAMES.filter((preset) => wanted.includes(preset));
  if (presets.includes("Owner")) await lockRights(tx);
  else await requireOtherOwner(tx, userId);
  const account = await lockAccount(tx, userId);
  if (account === undefined) return undefined;
  const before = { roles: account.roles, presets: (await findOperator(tx, userId))?.presets ?? [] };
  const others = before.roles.filter((role) => role !== ADMIN);
  const roles = presets.length > 0 ? [...others, ADMIN] : others;
  await writeRights(tx, userId, presets, at);
  if (roles.length !== before.roles.length) await replaceRoles(tx, userId, roles, at);
  if (presets.length === 0) await endSessions(tx, userId, at);
  return { before, after: { roles, presets } };
}
