import { Refusal } from "../../../command/refusal.ts";
import type { Transaction } from "../../../database/connection.ts";
import { type Account, findByIdentity, lockAccount } from "../accounts.store.ts";
import { addAccount } from "../create-account.ts";
import { emailIdentity } from "../identities.ts";
import type { AuthParts } from "../parts.ts";
import { followEmail } from "./follow-email.ts";
import { takeOver } from "./take-over.ts";
import type { Vouched } from "./vouched.ts";

async function lockByIdentity(tx: Transaction, identity: string): Promise<Account | undefined> {
  const found = await findByIdentity(tx, identity);
  return found && lockAccount(tx, found.userId);
}

/**
 * The account of a subject: the one that has it, or else the one with its e-mail address, which it takes over, or a new
 * one. Locks the account. The account may be locked by an operator; nothing of it has changed then. Throws EMAIL_TAKEN,
 * USERNAME_TAKEN, and PROFILE_REQUIRED for a new account without a profile.
 */
export async function accountOf(parts: AuthParts, tx: Transaction, vouched: Vouched): Promise<Account> {
  const { subject, email, profile } = vouched;
  const known = await lockByIdentity(tx, subject);
  if (known !== undefined) return known.isLocked ? known : followEmail(parts, tx, known, vouched);
  const sameAddress = await lockByIdentity(tx, emailIdentity(email));
  if (sameAddress !== undefined) return sameAddress.isLocked ? sameAddress : takeOver(parts, tx, sameAddress, vouched);
  if (profile === undefined) throw new Refusal("PROFILE_REQUIRED");
  return addAccount(parts, tx, { ...profile, email, roles: ["User"], passwordHash: null, subject });
}
