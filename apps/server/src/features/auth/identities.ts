/** E-mail addresses and user names that differ only in case or Unicode encoding are the same. */
const fold = (text: string) => text.trim().normalize("NFKC").toLowerCase();

export const emailIdentity = (email: string) => `email:${fold(email)}`;
export const nameIdentity = (userName: string) => `name:${fold(userName)}`;

/** A user name can't contain an @, so a text with one is an e-mail address. */
export function loginIdentity(emailOrUserName: string): string {
  return emailOrUserName.includes("@") ? emailIdentity(emailOrUserName) : nameIdentity(emailOrUserName);
}
