/** E-mail addresses and user names that differ only in case or Unicode encoding are the same. */
const fold = (text: string) => text.trim().normalize("NFKC").toLowerCase();

export const emailIdentity = (email: string) => `email:${fold(email)}`;
export const nameIdentity = (userName: string) => `name:${fold(userName)}`;

/** A user name can't contain an @, so a text with one is an e-mail address. */
export function loginIdentity(emailOrUserName: string): string {
  return emailOrUserName.includes("@") ? emailIdentity(emailOrUserName) : nameIdentity(emailOrUserName);
}

/** The identity of somebody at an identity provider, who names people by a subject that never changes. */
export const subjectIdentity = (issuer: string, subject: string) => `provider:${issuer}#${subject}`;

const asciiFolded = (text: string) => (/^[\x21-\x7e]+$/.test(text) ? text.toLowerCase() : text);

/**
 * Whether two addresses have the same mailbox for certain. Addresses with other letters can have the same identity,
 * such as those with a ligature, but belong to different people.
 */
export const isSameMailbox = (one: string, other: string) => asciiFolded(one) === asciiFolded(other);
