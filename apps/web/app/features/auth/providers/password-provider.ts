/** A person's session at the identity provider, right after they signed in there. */
export type ProviderSession = {
  /** The shop exchanges this token for a session. */
  token: string;
  /** Removes the session from the SDK, and ends it at the provider. */
  leave(): Promise<void>;
};

export type NewPerson = { email: string; password: string; firstName: string; lastName: string };

/** The code that the provider e-mailed in a link or as text. A code that is typed needs the address too. */
export type MailedCode = { code: string; email: string };

/**
 * An identity provider that takes e-mail and password on the shop's pages. Every function throws ProviderRefusal. The
 * SDK stores its state in memory only.
 */
export type PasswordProvider = {
  signIn(email: string, password: string): Promise<ProviderSession>;
  /** Creates the account, and e-mails a link or code that verifies its address. */
  signUp(person: NewPerson): Promise<void>;
  /** E-mails another link or code that verifies the address. */
  resend(email: string): Promise<void>;
  verify(mailed: MailedCode): Promise<void>;
  /** E-mails a link or code for a new password, if the account exists. */
  requestReset(email: string): Promise<void>;
  resetPassword(mailed: MailedCode, password: string): Promise<void>;
};
