import { PASSWORD_RESET_TTL_MINUTES } from "@trove/contract";
import type { Transaction } from "../../../database/connection.ts";
import type { Mail, Recipient } from "../../mail/index.ts";
import { insertReset } from "./password-resets.store.ts";
import { makeResetToken } from "./reset-token.ts";

type Reader = { userId: string; to: Recipient };

type Letter = { kind?: "passwordReset" | "firstPassword"; language: string; at: Date };

/** Queues a mail with a new link to set a password. `publicUrl` is the base URL of the pages. */
export async function mailResetLink(
  { mail, publicUrl }: { mail: Pick<Mail, "queue">; publicUrl: string },
  tx: Transaction,
  { userId, to }: Reader,
  { kind = "passwordReset", language, at }: Letter,
): Promise<void> {
  const { text, hash } = makeResetToken(userId);
  const link = `${publicUrl}/auth/jwt/reset-password?token=${text}`;
  const validMinutes = PASSWORD_RESET_TTL_MINUTES;
  await insertReset(tx, { userId, hash }, at, new Date(at.getTime() + validMinutes * 60_000));
  const payload = { link, validMinutes };
  await mail.queue(tx, { kind, payload, to, language });
}
