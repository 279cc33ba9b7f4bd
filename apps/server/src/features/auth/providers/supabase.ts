import { z } from "zod";
import { Refusal } from "../../../command/refusal.ts";
import { EnvironmentError } from "../../../environment.ts";
import type { IdentityProvider } from "./identity-provider.ts";
import { RENEW_MILLISECONDS } from "./key-set.ts";
import { askProvider, ProviderUnreachable } from "./provider-http.ts";
import { verifiedEmail } from "./verified-email.ts";

export type Supabase = { url: string; publishableKey: string; now: () => Date };

/**
 * Accepts a person's own session. Refuses anonymous sessions, and those of another application that acts for the
 * person.
 */
const ownSession = z.object({
  role: z.literal("authenticated"),
  is_anonymous: z.literal(false).optional(),
  client_id: z.undefined().optional(),
});
const user = z.object({
  id: z.string(),
  email: z.string().nullish(),
  email_confirmed_at: z.string().nullish(),
  factors: z.array(z.object({ status: z.string() })).nullish(),
});
const settings = z.object({ mailer_autoconfirm: z.boolean() });

/** Whether the person has enrolled a second factor at Supabase but signed in without it. */
function lacksFactor(level: unknown, factors: readonly { status: string }[]): boolean {
  return level !== "aal2" && factors.some(({ status }) => status === "verified");
}

async function requireTrusted(url: string, headers: Record<string, string>): Promise<void> {
  const { json } = await askProvider(`${url}/settings`, headers);
  const { data } = settings.safeParse(json);
  if (data === undefined) throw new ProviderUnreachable("the settings of Supabase are not as documented");
  if (!data.mailer_autoconfirm) return;
  throw new EnvironmentError('SUPABASE_URL: "Confirm email" is off there, so it vouches for addresses of others');
}

/**
 * Verifies the access tokens of a Supabase project. People can change what their tokens claim about the e-mail address,
 * so the shop asks the project for the address.
 */
export function supabase({ url, publishableKey, now }: Supabase): IdentityProvider {
  const issuer = `${url}/auth/v1`;
  const headers = { apikey: publishableKey };
  let trusted: { confirmed: Promise<void>; askedAt: number } | undefined;
  const requireTrustedNow = () => {
    const time = now().getTime();
    if (trusted === undefined || time - trusted.askedAt >= RENEW_MILLISECONDS) {
      const confirmed = requireTrusted(issuer, headers).catch((error: unknown) => {
        trusted = undefined;
        throw error;
      });
      trusted = { confirmed, askedAt: time };
    }
    return trusted.confirmed;
  };
  return {
    issuer,
    audience: "authenticated",
    algorithms: ["ES256", "RS256"],
    keysUrl: `${issuer}/.well-known/jwks.json`,
    async emailOf(claims, token) {
      if (!ownSession.safeParse(claims).success) throw new Refusal("PROVIDER_TOKEN_REFUSED");
      await requireTrustedNow();
      const { status, json } = await askProvider(`${issuer}/user`, { ...headers, authorization: `Bearer ${token}` });
      if (status !== 200) throw new Refusal("PROVIDER_TOKEN_REFUSED");
      const { data } = user.safeParse(json);
      if (data === undefined) throw new ProviderUnreachable("the person's data at Supabase is not as documented");
      if (data.id !== claims.sub || lacksFactor(claims["aal"], data.factors ?? []))
        throw new Refusal("PROVIDER_TOKEN_REFUSED");
      return verifiedEmail(data.email, Boolean(data.email_confirmed_at));
    },
    requireTrusted: requireTrustedNow,
  };
}
