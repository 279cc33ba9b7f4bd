import { z } from "zod";

declare const checked: unique symbol;

/** A first name that mail may show, because those who read the mailbox typed it. */
export type ConfirmedName = string & { readonly [checked]: "name" };

/** Whom a mail goes to. Only the functions below make one, so no address gets a name that isn't confirmed there. */
export type Recipient = {
  readonly [checked]: "recipient";
  /** The account; null for a guest. */
  readonly userId: string | null;
  readonly address: string;
  readonly name: ConfirmedName | null;
  readonly isConfirmed: boolean;
};

/** What an account's row says of its mailbox. */
export type AccountContact = {
  userId: string;
  email: string;
  firstName: string;
  /** Null while nobody has shown that the account's people read the mailbox. */
  emailConfirmedAt: Date | string | null;
  /** Null while the first name may be of somebody else. */
  nameConfirmedAt: Date | string | null;
};

/** The name of a mail in the outbox, which only `Recipient` had. */
export const confirmedName: z.ZodType<ConfirmedName | null> = z
  .string()
  .nullable()
  .transform((name) => name as ConfirmedName | null);

/** Somebody with an account. An address other than the account's own, such as an earlier one, is not confirmed. */
export function accountRecipient(contact: AccountContact, address: string = contact.email): Recipient {
  const { userId, email, firstName, emailConfirmedAt, nameConfirmedAt } = contact;
  const isConfirmed = emailConfirmedAt !== null && address === email;
  const name = isConfirmed && nameConfirmedAt !== null ? firstName : null;
  return { userId, address, name, isConfirmed } as Recipient;
}

/** Somebody without an account, whose address anybody may have typed. */
export const guestRecipient = (address: string): Recipient =>
  ({ userId: null, address, name: null, isConfirmed: false }) as Recipient;

/** Whether a mail may carry these texts of the account, such as client seeds: hex digits can't say anything. */
export const mayCarry = ({ isConfirmed }: Recipient, texts: readonly string[]): boolean =>
  isConfirmed || texts.every((text) => /^[0-9a-f]*$/.test(text));
