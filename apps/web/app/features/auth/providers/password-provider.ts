/** Somebody whom the identity provider has just signed in. */
export type ProviderSession = {
  /** What the shop gives a session for. */
  token: string;
  /** Forgets them in the SDK, and ends their session at the provider. */
  leave(): Promise<void>;
};

export type NewPerson = { email: string; password: string; firstName: string; lastName: string };

/** What the provider mailed: the code of a link, or a code to type, which needs the address too. */
export type MailedCode = { code: string; email: string };

/**
 * An identity provider that takes e-mail and password on pages of the shop. Every function throws ProviderRefusal. The
 * SDK keeps what it knows in memory only.
 */
export type PasswordProvider = {
  signIn(email: string, password: string): Promise<ProviderSession>;
  /** Creates the account and mails what verifies its address. */
  signUp(person: NewPerson): Promise<void>;
  /** Mails again what verifies the address. */
  resend(email: string): Promise<void>;
  verify(mailed: MailedCode): Promise<void>;
  /** Mails what is needed for a new password, if there is such an account. */
  requestReset(email: string): Promise<void>;
  resetPassword(mailed: MailedCode, password: string): Promise<void>;
};
