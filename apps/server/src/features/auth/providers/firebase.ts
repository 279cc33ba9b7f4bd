import { z } from "zod";
import { Refusal } from "../../../command/refusal.ts";
import type { IdentityProvider } from "./identity-provider.ts";
import { verifiedEmail } from "./verified-email.ts";

export type Firebase = { projectId: string; emulatorUrl?: string };

const KEYS = "/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com";

/** People without a tenant who signed in with their password. Others may have an address that nobody verified. */
const passwordSignIn = z.object({ sign_in_provider: z.literal("password"), tenant: z.undefined().optional() });

/** The ID tokens of a Firebase project. */
export function firebase({ projectId, emulatorUrl }: Firebase): IdentityProvider {
  return {
    issuer: `https://securetoken.google.com/${projectId}`,
    audience: projectId,
    algorithms: ["RS256"],
    keysUrl: `${emulatorUrl ?? "https://www.googleapis.com"}${KEYS}`,
    async emailOf(claims) {
      if (!passwordSignIn.safeParse(claims["firebase"]).success) throw new Refusal("PROVIDER_TOKEN_REFUSED");
      return verifiedEmail(claims["email"], claims["email_verified"] === true);
    },
    requireTrusted: async () => {},
  };
}
