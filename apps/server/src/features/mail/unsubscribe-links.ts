import { MAIL_PREFERENCES, type MailPreference } from "@trove/contract";
import { seal, type SealKeys, unseal } from "../../sealed-box.ts";

/** Binds a token to its kind of mail, so that the token can't switch off another kind. */
const contextOf = (kind: MailPreference) => `unsubscribe:${kind}`;

const isPreference = (kind: string): kind is MailPreference => Object.hasOwn(MAIL_PREFERENCES, kind);

/** The preference that a kind of mail follows. Undefined for mail that is always sent. */
export const preferenceOf = (kind: string): MailPreference | undefined => {
  if (kind === "parcelStep") return "shipmentSent";
  return isPreference(kind) ? kind : undefined;
};

/**
 * The link with which a person switches off a kind of mail without signing in. Its token is the person's sealed id, so
 * nobody else can make one. It is valid until the shop forgets the ROOT_KEY that sealed it.
 */
export function unsubscribeLink(keys: SealKeys, publicUrl: string, kind: MailPreference, userId: string): string {
  const token = seal(keys, contextOf(kind), Buffer.from(userId)).toString("base64url");
  return `${publicUrl}/unsubscribe/${kind}/${token}`;
}

/** Returns the id of the token's person. Undefined if the shop has made no such token for this kind of mail. */
export function unsubscribingUser(keys: SealKeys, kind: MailPreference, token: string): string | undefined {
  try {
    return unseal(keys, contextOf(kind), Buffer.from(token, "base64url")).toString();
  } catch {
    return undefined;
  }
}
