import type { Person } from "../../command/person.ts";
import { Refusal } from "../../command/refusal.ts";
import { type Account, type Names, updateNames } from "./accounts.store.ts";
import type { AuthParts } from "./parts.ts";
import { lockOwnAccount } from "./sessions/lock-own-account.ts";

/**
 * Saves names and phone number. Locks the account and checks the session, so that a stranger's late request can't write
 * after the owner has set a new password.
 */
export function saveProfile(
  parts: Pick<AuthParts, "db" | "now" | "onNameChanged">,
  person: Person,
  names: Names,
): Promise<Account> {
  return parts.db.transaction().execute(async (tx) => {
    const before = await lockOwnAccount(parts, tx, person);
    const account = await updateNames(tx, person.userId, names, parts.now());
    if (account === undefined) throw new Refusal("UNAUTHENTICATED");
    const isNew = before.firstName !== account.firstName || before.lastName !== account.lastName;
    if (isNew) await parts.onNameChanged(tx, person.userId);
    return account;
  });
}
