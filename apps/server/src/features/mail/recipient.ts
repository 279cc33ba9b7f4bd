import { z } from "zod";

declare const checked: unique symbol;

/** A first name that mail may show, because those who read the mailbox typed it. */
export type ConfirmedName = string & { readonly [checked]: "name" };

/**
 * The recipient of a mail. Only the functions below create one, so no address gets a name that is not confirmed there.
 */
export type Recipient = {
  readonly [checked]: "recipient";
  /** The account; null for a guest. */
  readonly userId: string | null;
  readonly address: string;
  readonly name: ConfirmedName | null;
  /** Texts typed after this time are the account's own; null if the address is not confirmed. */
  readonly ownTextsSince: Date | null;
};

/** Columns of an account that concern its mailbox. */
export type AccountContact = {
  userId: string;
  email: string;
  firstName: string;
  /** Null while nobody has shown that the account's people read the mailbox. */
  emailConfirmedAt: Date | string | null;
  /** Null while somebody else may have typed the first name. */
  nameConfirmedAt: Date | string | null;
  /** By the database's clock; null if only those who confirmed the address can have typed texts of the account. */
  ownTextsSince: Date | string | null;
};

/** A text that an account typed, with a moment of the database's clock at which it was there. */
export type TypedText = { text: string; at: Date };

/** The name in a stored mail. It is confirmed, because only a `Recipient` had it. */
export const confirmedName: z.ZodType<ConfirmedName | null> = z
  .string()
  .nullable()
  .transform((name) => name as ConfirmedName | null);

/** Somebody with an account. An address other than the account's own, such as an earlier one, is not confirmed. */
export function accountRecipient(contact: AccountContact, address: string = contact.email): Recipient {
  const { userId, email, firstName, emailConfirmedAt, nameConfirmedAt } = contact;
  const isConfirmed = emailConfirmedAt !== null && address === email;
  const name = isConfirmed && nameConfirmedAt !== null ? firstName : null;
  const ownTextsSince = isConfirmed ? new Date(contact.ownTextsSince ?? 0) : null;
  return { userId, address, name, ownTextsSince } as Recipient;
}

/** Somebody without an account, whose address anybody may have typed. */
export const guestRecipient = (address: string): Recipient =>
  ({ userId: null, address, name: null, ownTextsSince: null }) as Recipient;

/** Whether a mail may carry these texts of the account, such as client seeds. Hex digits are harmless. */
export const mayCarry = ({ ownTextsSince }: Recipient, texts: readonly TypedText[]): boolean =>
  texts.every(({ text, at }) => /^[0-9a-f]*$/.test(text) || (ownTextsSince !== null && at > ownTextsSince));
