import { Refusal } from "../../../command/refusal.ts";
import type { IdentityProvider } from "./identity-provider.ts";
import { verifiedEmail } from "./verified-email.ts";

export type Auth0 = { domain: string; clientId: string; emulatorUrl?: string };

/**
 * Prefix of subjects in the tenant's own database. Other subjects come from a connection. The tenant passes on what a
 * connection claims about an address, so the connection's owner could claim anybody's.
 */
const OWN_PEOPLE = "auth0|";

/** The ID tokens of an application of an Auth0 tenant. */
export function auth0({ domain, clientId, emulatorUrl }: Auth0): IdentityProvider {
  const tenant = emulatorUrl ?? `https://${domain}`;
  return {
    issuer: `${tenant}/`,
    audience: clientId,
    algorithms: ["RS256"],
    keysUrl: `${tenant}/.well-known/jwks.json`,
    async emailOf(claims) {
      if (claims.sub?.startsWith(OWN_PEOPLE) !== true) throw new Refusal("PROVIDER_TOKEN_REFUSED");
      return verifiedEmail(claims["email"], claims["email_verified"] === true);
    },
    requireTrusted: async () => {},
  };
}
