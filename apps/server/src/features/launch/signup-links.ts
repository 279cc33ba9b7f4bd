import { Refusal } from "../../command/refusal.ts";
import { seal, type SealKeys, unseal } from "../../sealed-box.ts";

type Purpose = "confirm" | "end";

/** An address, and the time at which its owner was asked to confirm it. */
export type Asked = { email: string; askedAt: Date };

/** Binds a token to its purpose, so that a link that ends mails can't confirm an address. */
const contextOf = (purpose: Purpose) => `launch:${purpose}`;

/** A link for the owner of an address. Its token is sealed, so that nobody else can make one. */
export function signupLink(keys: SealKeys, publicUrl: string, purpose: Purpose, { email, askedAt }: Asked): string {
  const content = Buffer.from(`${askedAt.toISOString()} ${email}`);
  return `${publicUrl}/opening-soon/${purpose}/${seal(keys, contextOf(purpose), content).toString("base64url")}`;
}

/** Reads a token. Throws NOT_FOUND if the shop has made no such token for this purpose. */
export function readSignupToken(keys: SealKeys, purpose: Purpose, token: string): Asked {
  try {
    const [time = "", email = ""] = unseal(keys, contextOf(purpose), Buffer.from(token, "base64url"))
      .toString()
      .split(" ");
    return { email, askedAt: new Date(time) };
  } catch {
    throw new Refusal("NOT_FOUND");
  }
}
