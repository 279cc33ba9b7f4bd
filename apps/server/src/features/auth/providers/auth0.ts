import { Refusal } from "../../../command/refusal.ts";
import type { IdentityProvider } from "./identity-provider.ts";
import { verifiedEmail } from "./verified-email.ts";

export type Auth0 = { domain: string; clientId: string; emulatorUrl?: string };

/**
 * Prefix of subjects in the tenant's own database. Other subjects come through a connection to another provider. The
 * tenant passes on the address that the connection claims, so the connection's owner could claim anybody's address.
 */
const OWN_PEOPLE = "auth0|";

/** Verifies the ID tokens of an application of an Auth0 tenant. */
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
