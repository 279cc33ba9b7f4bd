import type { Environment } from "../../../environment.ts";
import { findProvider } from "./find-provider.ts";
import { makeKeySet } from "./key-set.ts";
import { ProviderUnreachable } from "./provider-http.ts";
import { type ProviderToken, readProviderToken } from "./read-token.ts";

/** Checks the tokens of one identity provider. */
export type TokenVerifier = {
  /** Reads a token. Throws PROVIDER_TOKEN_REFUSED and ProviderUnreachable. */
  read(token: string): Promise<ProviderToken>;
  /**
   * Returns the address that the provider has verified. Throws PROVIDER_TOKEN_REFUSED, EMAIL_NOT_VERIFIED and
   * ProviderUnreachable.
   */
  emailOf(claims: ProviderToken["claims"], token: string): Promise<string>;
  /**
   * Throws EnvironmentError if the provider's own settings are not safe. Does not throw if the provider can't be
   * reached.
   */
  confirm(): Promise<void>;
};

/**
 * Makes the verifier for the identity provider that the settings name; undefined if the shop keeps the passwords
 * itself.
 */
export function makeTokenVerifier(environment: Environment, now: () => Date): TokenVerifier | undefined {
  const provider = findProvider(environment, now);
  if (provider === undefined) return undefined;
  const findKey = makeKeySet(provider.keysUrl, now);
  return {
    read: (token) => readProviderToken(provider, findKey, token, now()),
    emailOf: (claims, token) => provider.emailOf(claims, token),
    confirm: () =>
      provider.requireTrusted().catch((error: unknown) => {
        if (!(error instanceof ProviderUnreachable)) throw error;
      }),
  };
}
