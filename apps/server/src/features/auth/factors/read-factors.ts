import type { Endpoints, ResponseOf } from "@trove/contract";
import { Refusal } from "../../../command/refusal.ts";
import { findAccount } from "../accounts.store.ts";
import type { AuthParts } from "../parts.ts";
import { requiresFactor } from "./admin-factor.ts";
import { findAuthenticator } from "./authenticators/authenticators.store.ts";
import { listPasskeys } from "./passkeys/passkeys.store.ts";
import { countUnusedCodes } from "./recovery-codes.store.ts";
import { relyingParty } from "./passkeys/relying-party.ts";

/** Returns the person's second factors for the account settings. */
export async function readFactors(parts: AuthParts, userId: string): Promise<ResponseOf<Endpoints["getFactors"]>> {
  const account = await findAccount(parts.db, userId);
  if (account === undefined) throw new Refusal("UNAUTHENTICATED");
  const authenticator = await findAuthenticator(parts.db, userId);
  const passkeys = await listPasskeys(parts.db, userId);
  return {
    isEnabled: parts.environment.AUTH_METHOD === "jwt",
    authenticator: authenticator ? { createdAtUtc: authenticator.createdAt.toISOString() } : null,
    passkeys: passkeys.map(({ passkeyId, name, createdAt, lastUsedAt }) => ({
      id: passkeyId,
      name,
      createdAtUtc: createdAt.toISOString(),
      lastUsedAtUtc: lastUsedAt?.toISOString() ?? null,
    })),
    recoveryCodesLeft: await countUnusedCodes(parts.db, userId),
    allowsPasskeys: relyingParty(parts) !== undefined,
    isRequired: requiresFactor(parts, account),
  };
}
