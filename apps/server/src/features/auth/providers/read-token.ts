import { createHash } from "node:crypto";
import { errors, type JWTPayload, jwtVerify, type JWTVerifyGetKey } from "jose";
import { Refusal } from "../../../command/refusal.ts";
import { subjectIdentity } from "../identities.ts";
import type { IdentityProvider } from "./identity-provider.ts";

const MOST_AGE_SECONDS = 900;
const SKEW_SECONDS = 60;

export type ProviderToken = {
  claims: JWTPayload;
  /** Identifies the person at this provider; other providers may use the same value. */
  subject: string;
  /** The hash of the signed content. It excludes the signature, which can be encoded in several ways. */
  digest: Buffer;
  /** The token is too old from this time on. */
  tooOldAt: Date;
};

const digestOf = (token: string) =>
  createHash("sha256")
    .update(token.slice(0, token.lastIndexOf(".")))
    .digest();

/** Requires that the token has no other audience than this shop. Another audience could pass its people's tokens on. */
function requireOwn({ aud, azp }: JWTPayload, audience: string): void {
  const isOnlyOurs = [aud].flat().length === 1 && (azp === undefined || azp === audience);
  if (!isOnlyOurs) throw new Refusal("PROVIDER_TOKEN_REFUSED");
}

/**
 * Reads a token that the provider signed for this shop in the last 15 minutes. Throws PROVIDER_TOKEN_REFUSED for any
 * other token, and ProviderUnreachable if the provider's keys can't be fetched.
 */
export async function readProviderToken(
  { issuer, audience, algorithms }: IdentityProvider,
  findKey: JWTVerifyGetKey,
  token: string,
  now: Date,
): Promise<ProviderToken> {
  try {
    const { payload: claims } = await jwtVerify(token, findKey, {
      issuer,
      audience,
      algorithms: [...algorithms],
      requiredClaims: ["sub", "iat", "exp"],
      maxTokenAge: MOST_AGE_SECONDS,
      clockTolerance: SKEW_SECONDS,
      currentDate: now,
    });
    requireOwn(claims, audience);
    const { sub, iat = 0, exp = 0 } = claims;
    if (typeof sub !== "string" || sub === "" || sub.length > 255) throw new Refusal("PROVIDER_TOKEN_REFUSED");
    const lastSeconds = Math.min(exp, iat + MOST_AGE_SECONDS) + SKEW_SECONDS;
    const tooOldAt = new Date((lastSeconds + 1) * 1000);
    return { claims, subject: subjectIdentity(issuer, sub), digest: digestOf(token), tooOldAt };
  } catch (error) {
    if (error instanceof errors.JOSEError) throw new Refusal("PROVIDER_TOKEN_REFUSED");
    throw error;
  }
}
