import { z } from "zod";

declare const checked: unique symbol;

/** A first name that mail may show, because somebody who reads the mailbox typed it. */
export type ConfirmedName = string & { readonly [checked]: "name" };

/** The recipient of a mail. Only the functions below create one, so a mail can't show an unconfirmed name. */
export type Recipient = {
  readonly [checked]: "recipient";
  /** The id of the account; null for a guest. */
  readonly userId: string | null;
  readonly address: string;
  readonly name: ConfirmedName | null;
  /**
   * Mail may show texts that the account typed after this time. Null if it may show none, because the address is not
   * confirmed.
   */
  readonly ownTextsSince: Date | null;
};

/** Columns of an account that concern its mailbox. */
export type AccountContact = {
  userId: string;
  email: string;
  firstName: string;
  /** Null until somebody has shown that the account's people read the mailbox. */
  emailConfirmedAt: Date | string | null;
  /** Null if somebody else may have typed the first name. */
  nameConfirmedAt: Date | string | null;
  /**
   * Mail may show texts typed after this time of the database's clock. Null if there is no limit, because the address
   * was confirmed from the start, or if the address is not confirmed.
   */
  ownTextsSince: Date | string | null;
};

/** A text that an account typed. `at` is a time of the database's clock at which it was already typed. */
export type TypedText = { text: string; at: Date };

/** Parses the name in a stored mail. It counts as confirmed, because it comes from a `Recipient`. */
export const confirmedName: z.ZodType<ConfirmedName | null> = z
  .string()
  .nullable()
  .transform((name) => name as ConfirmedName | null);

/** A recipient with an account. An address that is not the account's current one counts as unconfirmed. */
export function accountRecipient(contact: AccountContact, address: string = contact.email): Recipient {
  const { userId, email, firstName, emailConfirmedAt, nameConfirmedAt } = contact;
  const isConfirmed = emailConfirmedAt !== null && address === email;
  const name = isConfirmed && nameConfirmedAt !== null ? firstName : null;
  const ownTextsSince = isConfirmed ? new Date(contact.ownTextsSince ?? 0) : null;
  return { userId, address, name, ownTextsSince } as Recipient;
}

/** A recipient without an account. Anybody may have typed the address. */
export const guestRecipient = (address: string): Recipient =>
  ({ userId: null, address, name: null, ownTextsSince: null }) as Recipient;

/**
 * Whether a mail may show these texts that the account typed, such as client seeds. Texts of hex digits always may,
 * because they can't contain a message.
 */
export const mayCarry = ({ ownTextsSince }: Recipient, texts: readonly TypedText[]): boolean =>
  texts.every(({ text, at }) => /^[0-9a-f]*$/.test(text) || (ownTextsSince !== null && at > ownTextsSince));
