import { Refusal } from "../../../command/refusal.ts";
import type { Transaction } from "../../../database/connection.ts";
import { type Account, findByIdentity, lockAccount } from "../accounts.store.ts";
import { addAccount } from "../create-account.ts";
import { emailIdentity } from "../identities.ts";
import type { AuthParts } from "../parts.ts";
import { followEmail } from "./follow-email.ts";
import { takeOver } from "./take-over.ts";
import type { Vouched } from "./vouched.ts";

type Found = { account: Account; origin: "known" | "taken over" | "new" };

async function lockByIdentity(parts: AuthParts, tx: Transaction, identity: string): Promise<Account | undefined> {
  const found = await findByIdentity(tx, identity);
  if (found === undefined) return undefined;
  await parts.lockOffers(tx, found.userId);
  return lockAccount(tx, found.userId);
}

/**
 * Returns the subject's account, and locks it. That is the linked account, or the one with the subject's e-mail
 * address, which is then linked, or a new one. Returns an account that an operator has locked unchanged. Throws
 * EMAIL_TAKEN, USERNAME_TAKEN, and PROFILE_REQUIRED if a new account lacks a profile.
 */
export async function accountOf(parts: AuthParts, tx: Transaction, vouched: Vouched): Promise<Found> {
  const { subject, email, profile } = vouched;
  const known = await lockByIdentity(parts, tx, subject);
  if (known !== undefined) {
    return { account: known.isLocked ? known : await followEmail(parts, tx, known, vouched), origin: "known" };
  }
  const sameAddress = await lockByIdentity(parts, tx, emailIdentity(email));
  if (sameAddress !== undefined) {
    const account = sameAddress.isLocked ? sameAddress : await takeOver(parts, tx, sameAddress, vouched);
    return { account, origin: "taken over" };
  }
  if (profile === undefined) throw new Refusal("PROFILE_REQUIRED");
  const account = await addAccount(parts, tx, { ...profile, email, roles: ["User"], passwordHash: null, subject });
  return { account, origin: "new" };
}
