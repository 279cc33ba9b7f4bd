/** E-mail addresses and user names are equal if they differ only in case or Unicode encoding. */
const fold = (text: string) => text.trim().normalize("NFKC").toLowerCase();

export const emailIdentity = (email: string) => `email:${fold(email)}`;
export const nameIdentity = (userName: string) => `name:${fold(userName)}`;

/** A text with an @ is an e-mail address, because user names can't contain one. */
export function loginIdentity(emailOrUserName: string): string {
  return emailOrUserName.includes("@") ? emailIdentity(emailOrUserName) : nameIdentity(emailOrUserName);
}

/**
 * The identity of a person at an identity provider. The subject is the provider's id of the person, and never changes.
 */
export const subjectIdentity = (issuer: string, subject: string) => `provider:${issuer}#${subject}`;

const asciiFolded = (text: string) => (/^[\x21-\x7e]+$/.test(text) ? text.toLowerCase() : text);

/**
 * Whether two addresses surely belong to the same mailbox: they differ at most in the case of ASCII letters. Addresses
 * with other letters, such as ligatures, can have the same identity but belong to different people.
 */
export const isSameMailbox = (one: string, other: string) => asciiFolded(one) === asciiFolded(other);
