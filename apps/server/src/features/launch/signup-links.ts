import { Refusal } from "../../command/refusal.ts";
import { seal, type SealKeys, unseal } from "../../sealed-box.ts";

type Purpose = "confirm" | "end";

/** Binds a token to its purpose, so that a link that ends mails can't confirm an address. */
const contextOf = (purpose: Purpose) => `launch:${purpose}`;

/** A link for the owner of an address. Its token is the sealed address, so that nobody else can make one. */
export function signupLink(keys: SealKeys, publicUrl: string, purpose: Purpose, email: string): string {
  const token = seal(keys, contextOf(purpose), Buffer.from(email)).toString("base64url");
  return `${publicUrl}/opening-soon/${purpose}/${token}`;
}

/** Returns the address of a token. Throws NOT_FOUND if the shop has made no such token for this purpose. */
export function emailIn(keys: SealKeys, purpose: Purpose, token: string): string {
  try {
    return unseal(keys, contextOf(purpose), Buffer.from(token, "base64url")).toString();
  } catch {
    throw new Refusal("NOT_FOUND");
  }
}
