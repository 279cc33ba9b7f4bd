import { Refusal } from "../../../command/refusal.ts";
import type { IdentityProvider } from "./identity-provider.ts";
import { verifiedEmail } from "./verified-email.ts";

export type Amplify = { userPoolId: string; clientId: string; emulatorUrl?: string };

/**
 * Verifies the ID tokens of a client of a Cognito user pool. The pool's access tokens are refused: they have no
 * audience, and another `token_use`.
 */
export function amplify({ userPoolId, clientId, emulatorUrl }: Amplify): IdentityProvider {
  const [region = ""] = userPoolId.split("_");
  const issuer = `${emulatorUrl ?? `https://cognito-idp.${region}.amazonaws.com`}/${userPoolId}`;
  return {
    issuer,
    audience: clientId,
    algorithms: ["RS256"],
    keysUrl: `${issuer}/.well-known/jwks.json`,
    async emailOf(claims) {
      // Claims have `identities` if the person signed in through another identity provider. The pool passes on that
      // provider's claim about the address without checking it.
      const isOwn = claims["token_use"] === "id" && claims["identities"] === undefined;
      if (!isOwn) throw new Refusal("PROVIDER_TOKEN_REFUSED");
      return verifiedEmail(claims["email"], claims["email_verified"] === true);
    },
    requireTrusted: async () => {},
  };
}
