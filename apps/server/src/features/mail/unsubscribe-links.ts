import { MAIL_PREFERENCES, type MailPreference } from "@trove/contract";
import { seal, type SealKeys, unseal } from "../../sealed-box.ts";

/** Binds a token to its kind of mail, so that it ends no other. */
const contextOf = (kind: MailPreference) => `unsubscribe:${kind}`;

export const isPreference = (kind: string): kind is MailPreference => Object.hasOwn(MAIL_PREFERENCES, kind);

/**
 * The address at which a person ends a kind of mail without signing in. Its token is their sealed id, so nobody can
 * make or guess one. It works until the ROOT_KEY that sealed it is forgotten.
 */
export function unsubscribeLink(keys: SealKeys, publicUrl: string, kind: MailPreference, userId: string): string {
  const token = seal(keys, contextOf(kind), Buffer.from(userId)).toString("base64url");
  return `${publicUrl}/unsubscribe/${kind}/${token}`;
}

/** The id of the token's person; undefined if the shop has made no such token for this kind of mail. */
export function unsubscribingUser(keys: SealKeys, kind: MailPreference, token: string): string | undefined {
  try {
    return unseal(keys, contextOf(kind), Buffer.from(token, "base64url")).toString();
  } catch {
    return undefined;
  }
}
