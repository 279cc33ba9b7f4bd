import { createHash, randomBytes } from "node:crypto";
import { errors, jwtVerify, SignJWT } from "jose";
import { z } from "zod";
import { Refusal } from "../../../command/refusal.ts";
import type { Transaction } from "../../../database/connection.ts";
import { useToken } from "../exchange/used-tokens.store.ts";
import type { AuthParts } from "../parts.ts";
import { keyFinder } from "../sessions/token-keys.ts";

const TYPE = "ticket+jwt";
export const STEP_SECONDS = 600;

const claims = z.object({
  jti: z.string(),
  exp: z.int(),
  for: z.enum(["signIn", "passkeySignIn", "confirmation", "authenticator", "passkey"]),
  sub: z.uuid().optional(),
  version: z.int().optional(),
  sealed: z.string().optional(),
});

export type StepUse = z.output<typeof claims>["for"];

/** A step token for one attempt of one person. Its id is also the challenge for passkeys. */
export type StepToken = {
  stepId: string;
  expiresAt: Date;
  /** Undefined for a sign-in without a password, until the passkey names the person. */
  userId?: string | undefined;
  /** The version of the account when the step token was made. A new password changes it. */
  version?: number | undefined;
  /** The sealed secret of an authenticator that is being added. */
  sealed?: string | undefined;
};

type Content = Pick<StepToken, "userId" | "version" | "sealed">;

/** Makes a signed step token that is valid for ten minutes. The database stores it only when it is used. */
export async function makeStepToken(
  { secrets, now }: Pick<AuthParts, "secrets" | "now">,
  use: StepUse,
  { userId, version, sealed }: Content,
): Promise<{ stepToken: string; challenge: string }> {
  const [key] = secrets.tokenKeys;
  const challenge = randomBytes(32).toString("base64url");
  const sign = new SignJWT({ for: use, version, sealed })
    .setProtectedHeader({ alg: "HS256", typ: TYPE, kid: key.keyId })
    .setJti(challenge)
    .setExpirationTime(Math.floor(now().getTime() / 1000) + STEP_SECONDS);
  if (userId !== undefined) sign.setSubject(userId);
  return { stepToken: await sign.sign(key.secret), challenge };
}

/**
 * Reads a step token that was made for one of these uses. Throws STEP_EXPIRED if it was made for another use, is forged
 * or is too old.
 */
export async function readStepToken(
  { secrets, now }: Pick<AuthParts, "secrets" | "now">,
  uses: readonly StepUse[],
  text: string,
): Promise<StepToken> {
  try {
    const options = { algorithms: ["HS256"], typ: TYPE, currentDate: now() };
    const read = claims.parse((await jwtVerify(text, keyFinder(secrets.tokenKeys), options)).payload);
    if (!uses.includes(read.for)) throw new Refusal("STEP_EXPIRED");
    const { jti: stepId, exp, sub: userId, version, sealed } = read;
    return { stepId, expiresAt: new Date(exp * 1000), userId, version, sealed };
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof z.ZodError) throw new Refusal("STEP_EXPIRED");
    throw error;
  }
}

/** Like `readStepToken`, but throws STEP_EXPIRED also for a step token of another person. */
export async function readOwnStepToken(
  parts: Pick<AuthParts, "secrets" | "now">,
  use: StepUse,
  text: string | undefined,
  userId: string,
): Promise<StepToken> {
  if (text === undefined) throw new Refusal("STEP_EXPIRED");
  const stepToken = await readStepToken(parts, [use], text);
  if (stepToken.userId !== userId) throw new Refusal("STEP_EXPIRED");
  return stepToken;
}

/** Marks a step token as used. Throws STEP_EXPIRED if it was used before; of parallel calls, one succeeds. */
export async function useStepToken(tx: Transaction, { stepId, expiresAt }: StepToken): Promise<void> {
  const digest = createHash("sha256").update(`ticket ${stepId}`).digest();
  if (!(await useToken(tx, digest, expiresAt))) throw new Refusal("STEP_EXPIRED");
}
