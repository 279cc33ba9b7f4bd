import type { JWTPayload } from "jose";

/** An identity provider, with the rules by which its tokens are checked. */
export type IdentityProvider = {
  issuer: string;
  audience: string;
  algorithms: readonly string[];
  /** The URL of its public keys. */
  keysUrl: string;
  /**
   * Returns the person's e-mail address, for which the provider vouches. Throws PROVIDER_TOKEN_REFUSED for tokens that
   * are not meant for a sign-in, EMAIL_NOT_VERIFIED, and ProviderUnreachable if the provider had to be asked and did
   * not respond.
   */
  emailOf(claims: JWTPayload, token: string): Promise<string>;
  /** Throws EnvironmentError if the provider's settings let it vouch for addresses that it hasn't verified. */
  requireTrusted(): Promise<void>;
};
