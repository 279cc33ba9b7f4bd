import type { IdentityProvider } from "./identity-provider.ts";
import { verifiedEmail } from "./verified-email.ts";

export type Auth0 = { domain: string; clientId: string; emulatorUrl?: string };

/** The ID tokens of an application of an Auth0 tenant. */
export function auth0({ domain, clientId, emulatorUrl }: Auth0): IdentityProvider {
  const tenant = emulatorUrl ?? `https://${domain}`;
  return {
    issuer: `${tenant}/`,
    audience: clientId,
    algorithms: ["RS256"],
    keysUrl: `${tenant}/.well-known/jwks.json`,
    emailOf: async (claims) => verifiedEmail(claims["email"], claims["email_verified"] === true),
    requireTrusted: async () => {},
  };
}
