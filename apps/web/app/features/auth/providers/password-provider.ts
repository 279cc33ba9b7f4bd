/** Somebody whom the identity provider has just signed in. */
export type ProviderSession = {
  /** The shop exchanges this token for a session. */
  token: string;
  /** Forgets them in the SDK, and ends their session at the provider. */
  leave(): Promise<void>;
};

export type NewPerson = { email: string; password: string; firstName: string; lastName: string };

/** The code that the provider mailed, in a link or to be typed. A typed code needs the address too. */
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
