import type { Person } from "../../command/person.ts";
import { Refusal } from "../../command/refusal.ts";
import { type Account, findAccount, type Names, updateNames } from "./accounts.store.ts";
import type { AuthParts } from "./parts.ts";
import { lockOwnAccount } from "./sessions/lock-own-account.ts";

/**
 * Saves names and phone number. Locks the account and checks the session, so that a stranger's late request can't write
 * after the owner has set a new password. Another name ends offers, because it voids the identity under which they were
 * made.
 */
export function saveProfile(
  parts: Pick<AuthParts, "db" | "now" | "endOffers" | "onNameChanged">,
  person: Person,
  names: Names,
): Promise<Account> {
  return parts.db.transaction().execute(async (tx) => {
    const known = await findAccount(tx, person.userId);
    const isOther = known?.firstName !== names.firstName || known.lastName !== names.lastName;
    if (isOther) await parts.endOffers(tx, person.userId);
    const before = await lockOwnAccount(parts, tx, person);
    const account = await updateNames(tx, person.userId, names, parts.now());
    if (account === undefined) throw new Refusal("UNAUTHENTICATED");
    const isNew = before.firstName !== account.firstName || before.lastName !== account.lastName;
    if (isNew) await parts.onNameChanged(tx, person.userId);
    return account;
  });
}
