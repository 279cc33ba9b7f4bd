import { violationText } from "@trove/contract";
import { Refusal } from "../../../command/refusal.ts";

/**
 * Returns the address. Throws EMAIL_NOT_VERIFIED if it is invalid or not verified, because claiming somebody's address
 * must not give access to their account.
 */
export function verifiedEmail(email: unknown, isVerified: boolean): string {
  if (!isVerified || typeof email !== "string" || violationText("email", email) !== undefined) {
    throw new Refusal("EMAIL_NOT_VERIFIED");
  }
  return email;
}
