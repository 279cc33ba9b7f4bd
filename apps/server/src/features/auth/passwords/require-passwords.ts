import { Refusal } from "../../../command/refusal.ts";
import type { AuthParts } from "../parts.ts";

/** Throws SIGN_IN_METHOD_DISABLED if the shop leaves passwords to an identity provider. */
export function requirePasswords({ environment }: Pick<AuthParts, "environment">): void {
  if (environment.AUTH_METHOD !== "jwt") throw new Refusal("SIGN_IN_METHOD_DISABLED");
}
