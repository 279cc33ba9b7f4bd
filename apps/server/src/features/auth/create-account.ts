import { randomUUIDv7 } from "node:crypto";
import type { Role } from "@trove/contract";
import { Refusal } from "../../command/refusal.ts";
import { type Account, findAccount, insertAccount, takeIdentities } from "./accounts.store.ts";
import { emailIdentity, nameIdentity } from "./identities.ts";
import { writeRights } from "./operators/operators.store.ts";
import type { AuthParts } from "./parts.ts";
import { hashPassword } from "./passwords/password-hash.ts";

export type AccountRequest = {
  email: string;
  userName: string;
  firstName: string;
  lastName: string;
  password: string;
  /** An Admin becomes an Owner. */
  roles: Role[];
  /** Set by the demo shop; otherwise a new id. */
  userId?: string;
  /** Set by the demo shop; otherwise the current time. */
  createdAt?: Date;
};

const EMAIL_TEXT = "This e-mail has an account already";
const NAME_TEXT = "This user name is taken";

function takenRefusal(isEmailTaken: boolean, isNameTaken: boolean): Refusal {
  const errors = { ...(isEmailTaken && { email: [EMAIL_TEXT] }), ...(isNameTaken && { userName: [NAME_TEXT] }) };
  return new Refusal(isEmailTaken ? "EMAIL_TAKEN" : "USERNAME_TAKEN", { errors });
}

/**
 * Creates an account together with what other rooms keep for a person, all or nothing. Throws EMAIL_TAKEN or
 * USERNAME_TAKEN. Of parallel registrations with the same e-mail address or user name, one succeeds.
 */
export async function createAccount(parts: AuthParts, request: AccountRequest): Promise<Account> {
  const { password, userId = randomUUIDv7(), createdAt = parts.now(), ...person } = request;
  const passwordHash = await hashPassword(password);
  const email = emailIdentity(person.email);
  const name = nameIdentity(person.userName);
  return parts.db.transaction().execute(async (tx) => {
    const taken = await takeIdentities(tx, userId, [email, name]);
    if (taken.length < 2) throw takenRefusal(!taken.includes(email), !taken.includes(name));
    await insertAccount(tx, { ...person, userId, passwordHash, createdAt });
    if (person.roles.includes("Admin")) await writeRights(tx, userId, ["Owner"], createdAt);
    for (const onRegistered of parts.onRegistered) await onRegistered(tx, userId);
    const account = await findAccount(tx, userId);
    if (account === undefined) throw new Error("an account that was just made is not there");
    return account;
  });
}
