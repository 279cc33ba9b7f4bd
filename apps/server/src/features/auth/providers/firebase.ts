import { z } from "zod";
import { Refusal } from "../../../command/refusal.ts";
import type { IdentityProvider } from "./identity-provider.ts";
import { verifiedEmail } from "./verified-email.ts";

export type Firebase = { projectId: string; emulatorUrl?: string };

const KEYS = "/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com";

/**
 * Accepts people who signed in with a password and belong to no tenant. For others, nobody may have verified the
 * address.
 */
const passwordSignIn = z.object({ sign_in_provider: z.literal("password"), tenant: z.undefined().optional() });

/** Verifies the ID tokens of a Firebase project. */
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
