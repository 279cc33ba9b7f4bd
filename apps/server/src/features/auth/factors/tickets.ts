import { createHash, randomBytes } from "node:crypto";
import { errors, jwtVerify, SignJWT } from "jose";
import { z } from "zod";
import { Refusal } from "../../../command/refusal.ts";
import type { Transaction } from "../../../database/connection.ts";
import { useToken } from "../exchange/used-tokens.store.ts";
import type { AuthParts } from "../parts.ts";
import { keyFinder } from "../sessions/token-keys.ts";

const TYPE = "ticket+jwt";
export const TICKET_SECONDS = 600;

const claims = z.object({
  jti: z.string(),
  exp: z.int(),
  for: z.enum(["signIn", "passkeySignIn", "confirmation", "authenticator", "passkey"]),
  sub: z.uuid().optional(),
  version: z.int().optional(),
  sealed: z.string().optional(),
});

export type TicketUse = z.output<typeof claims>["for"];

/** A ticket for one attempt of one person. Its id is also the challenge for passkeys. */
export type Ticket = {
  ticketId: string;
  expiresAt: Date;
  /** Undefined for a sign-in without a password, until the passkey names the person. */
  userId?: string | undefined;
  /** The version of the account when the ticket was made. A new password changes it. */
  version?: number | undefined;
  /** The sealed secret of an authenticator that is being added. */
  sealed?: string | undefined;
};

type Content = Pick<Ticket, "userId" | "version" | "sealed">;

/** Makes a signed ticket that is valid for ten minutes. The database stores it only when it is used. */
export async function makeTicket(
  { secrets, now }: Pick<AuthParts, "secrets" | "now">,
  use: TicketUse,
  { userId, version, sealed }: Content,
): Promise<{ ticket: string; challenge: string }> {
  const [key] = secrets.tokenKeys;
  const challenge = randomBytes(32).toString("base64url");
  const sign = new SignJWT({ for: use, version, sealed })
    .setProtectedHeader({ alg: "HS256", typ: TYPE, kid: key.keyId })
    .setJti(challenge)
    .setExpirationTime(Math.floor(now().getTime() / 1000) + TICKET_SECONDS);
  if (userId !== undefined) sign.setSubject(userId);
  return { ticket: await sign.sign(key.secret), challenge };
}

/**
 * Reads a ticket that was made for one of these uses. Throws STEP_EXPIRED if it was made for another use, is forged or
 * is too old.
 */
export async function readTicket(
  { secrets, now }: Pick<AuthParts, "secrets" | "now">,
  uses: readonly TicketUse[],
  text: string,
): Promise<Ticket> {
  try {
    const options = { algorithms: ["HS256"], typ: TYPE, currentDate: now() };
    const read = claims.parse((await jwtVerify(text, keyFinder(secrets.tokenKeys), options)).payload);
    if (!uses.includes(read.for)) throw new Refusal("STEP_EXPIRED");
    const { jti: ticketId, exp, sub: userId, version, sealed } = read;
    return { ticketId, expiresAt: new Date(exp * 1000), userId, version, sealed };
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof z.ZodError) throw new Refusal("STEP_EXPIRED");
    throw error;
  }
}

/** Like `readTicket`, but throws STEP_EXPIRED also for a ticket of another person. */
export async function readOwnTicket(
  parts: Pick<AuthParts, "secrets" | "now">,
  use: TicketUse,
  text: string | undefined,
  userId: string,
): Promise<Ticket> {
  if (text === undefined) throw new Refusal("STEP_EXPIRED");
  const ticket = await readTicket(parts, [use], text);
  if (ticket.userId !== userId) throw new Refusal("STEP_EXPIRED");
  return ticket;
}

/** Marks a ticket as used. Throws STEP_EXPIRED if it was used before; of parallel calls, one succeeds. */
export async function useTicket(tx: Transaction, { ticketId, expiresAt }: Ticket): Promise<void> {
  const digest = createHash("sha256").update(`ticket ${ticketId}`).digest();
  if (!(await useToken(tx, digest, expiresAt))) throw new Refusal("STEP_EXPIRED");
}
