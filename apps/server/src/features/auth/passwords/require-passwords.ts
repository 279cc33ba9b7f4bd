import { Refusal } from "../../../command/refusal.ts";
import type { AuthParts } from "../parts.ts";

/** Throws SIGN_IN_METHOD_DISABLED where an identity provider keeps the passwords. */
export function requirePasswords({ environment }: Pick<AuthParts, "environment">): void {
  if (environment.AUTH_METHOD !== "jwt") throw new Refusal("SIGN_IN_METHOD_DISABLED");
}
