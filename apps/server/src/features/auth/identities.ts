/** E-mails and user names that differ only in case or in the encoding of the same letters are the same. */
const fold = (text: string) => text.trim().normalize("NFKC").toLowerCase();

export const emailIdentity = (email: string) => `email:${fold(email)}`;
export const nameIdentity = (userName: string) => `name:${fold(userName)}`;

/** A user name can't hold an @. */
export function loginIdentity(emailOrUserName: string): string {
  return emailOrUserName.includes("@") ? emailIdentity(emailOrUserName) : nameIdentity(emailOrUserName);
}
