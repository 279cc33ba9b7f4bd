import { randomUUIDv7 } from "node:crypto";
import type { Role } from "@trove/contract";
import { Refusal } from "../../command/refusal.ts";
import type { Transaction } from "../../database/connection.ts";
import { type Account, findAccount, insertAccount, takeIdentities } from "./accounts.store.ts";
import { emailIdentity, nameIdentity } from "./identities.ts";
import { writeRights } from "./rights/operators.store.ts";
import type { AuthParts } from "./parts.ts";
import { hashPassword } from "./passwords/password-hash.ts";

export type AccountRequest = {
  email: string;
  userName: string;
  firstName: string;
  lastName: string;
  password: string;
  /** With the role Admin, the person becomes an Owner. */
  roles: Role[];
  /** True for people of the demo shop, whose addresses count as confirmed. */
  isConfirmed?: boolean;
  /** Set by the demo shop; by default a new id. */
  userId?: string;
  /** Set by the demo shop; by default the current time. */
  createdAt?: Date;
};

/** A new person, who signs in with a password or as a subject of the identity provider. */
export type NewPerson = Omit<AccountRequest, "password"> &
  ({ passwordHash: string; subject?: never } | { passwordHash: null; subject: string });

const EMAIL_TEXT = "This email already has an account";
const NAME_TEXT = "This username is taken";

function takenRefusal(isEmailTaken: boolean, isNameTaken: boolean, nameField: string): Refusal {
  const errors = { ...(isEmailTaken && { email: [EMAIL_TEXT] }), ...(isNameTaken && { [nameField]: [NAME_TEXT] }) };
  return new Refusal(isEmailTaken ? "EMAIL_TAKEN" : "USERNAME_TAKEN", { errors });
}

/**
 * Adds an account with the rows that other rooms keep for a person. Throws USERNAME_TAKEN, and EMAIL_TAKEN if the
 * address or subject is taken. Of parallel calls with the same e-mail address, user name or subject, one succeeds.
 */
export async function addAccount(parts: AuthParts, tx: Transaction, request: NewPerson): Promise<Account> {
  const { userId = randomUUIDv7(), createdAt = parts.now(), subject, isConfirmed = false, ...person } = request;
  const email = emailIdentity(person.email);
  const name = nameIdentity(person.userName);
  const wanted = [email, name, ...(subject === undefined ? [] : [subject])];
  const taken = await takeIdentities(tx, userId, wanted);
  if (taken.length < wanted.length) {
    const isOnlyNameTaken = wanted.every((identity) => identity === name || taken.includes(identity));
    const nameField = subject === undefined ? "userName" : "profile.userName";
    throw takenRefusal(!isOnlyNameTaken, !taken.includes(name), nameField);
  }
  // The identity provider has verified the subject's address. The subject sends the names with the same request.
  const confirmedAt = isConfirmed || subject !== undefined ? createdAt : null;
  await insertAccount(tx, {
    ...person,
    userId,
    createdAt,
    emailConfirmedAt: confirmedAt,
    nameConfirmedAt: confirmedAt,
  });
  if (person.roles.includes("Admin")) await writeRights(tx, userId, ["Owner"], createdAt);
  for (const onRegistered of parts.onRegistered) await onRegistered(tx, userId);
  const account = await findAccount(tx, userId);
  if (account === undefined) throw new Error("an account that was just made is not there");
  return account;
}

/** Creates an account with a password, all or nothing. Throws EMAIL_TAKEN or USERNAME_TAKEN. */
export async function createAccount(parts: AuthParts, request: AccountRequest): Promise<Account> {
  const { password, ...person } = request;
  const passwordHash = await hashPassword(password, "strangers", parts.hashCost);
  return parts.db.transaction().execute((tx) => addAccount(parts, tx, { ...person, passwordHash }));
}
