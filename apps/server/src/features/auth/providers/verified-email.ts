import { violationText } from "@trove/contract";
import { Refusal } from "../../../command/refusal.ts";

/**
 * The address, if it is one and verified. Throws EMAIL_NOT_VERIFIED for all others: nobody may get the account of an
 * address by claiming it.
 */
export function verifiedEmail(email: unknown, isVerified: boolean): string {
  if (!isVerified || typeof email !== "string" || violationText("email", email) !== undefined) {
    throw new Refusal("EMAIL_NOT_VERIFIED");
  }
  return email;
}
