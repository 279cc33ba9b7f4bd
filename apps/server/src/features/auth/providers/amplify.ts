import { Refusal } from "../../../command/refusal.ts";
import type { IdentityProvider } from "./identity-provider.ts";
import { verifiedEmail } from "./verified-email.ts";

export type Amplify = { userPoolId: string; clientId: string; emulatorUrl?: string };

/** The ID tokens of a client of a Cognito user pool. Access tokens of the pool have no audience, and another use. */
export function amplify({ userPoolId, clientId, emulatorUrl }: Amplify): IdentityProvider {
  const [region = ""] = userPoolId.split("_");
  const issuer = `${emulatorUrl ?? `https://cognito-idp.${region}.amazonaws.com`}/${userPoolId}`;
  return {
    issuer,
    audience: clientId,
    algorithms: ["RS256"],
    keysUrl: `${issuer}/.well-known/jwks.json`,
    async emailOf(claims) {
      // People of another identity provider, whose claim about an address the pool passes on, have `identities`.
      const isOwn = claims["token_use"] === "id" && claims["identities"] === undefined;
      if (!isOwn) throw new Refusal("PROVIDER_TOKEN_REFUSED");
      return verifiedEmail(claims["email"], claims["email_verified"] === true);
    },
    requireTrusted: async () => {},
  };
}
