import type { Person } from "../../../command/person.ts";
import { Refusal } from "../../../command/refusal.ts";
import type { Transaction } from "../../../database/connection.ts";
import { type Account, setFactorSince } from "../accounts.store.ts";
import type { AuthParts } from "../parts.ts";
import { lockOwnAccount } from "../sessions/lock-own-account.ts";
import { giveRecoveryCodes } from "./add-factor.ts";
import { requiresFactor } from "./admin-factor.ts";
import { deleteAuthenticator, findAuthenticator } from "./authenticators/authenticators.store.ts";
import { confirmedAccount } from "./begin-factor.ts";
import { deletePasskey, listPasskeys } from "./passkeys/passkeys.store.ts";
import { replaceCodes } from "./recovery-codes.store.ts";
import { type FactorChange, tellFactorChange, tellingOf } from "./tell-factor-change.ts";

async function hasFactor(tx: Transaction, userId: string): Promise<boolean> {
  return (await findAuthenticator(tx, userId)) !== undefined || (await listPasskeys(tx, userId)).length > 0;
}

type Changing = (tx: Transaction, account: Account) => Promise<void>;

async function changeFactors(parts: AuthParts, person: Person, change: Changing): Promise<void> {
  await confirmedAccount(parts, person);
  await parts.db.transaction().execute(async (tx) => {
    await change(tx, await lockOwnAccount(parts, tx, person));
  });
}

/**
 * Removes a factor. Once the last one is removed, signing in needs no second factor. Locks the account. Throws
 * NOT_FOUND, and STATUS_CONFLICT for the last factor of an Admin if the shop requires one.
 */
function removeFactor(
  parts: AuthParts,
  person: Person,
  told: FactorChange,
  remove: (tx: Transaction) => Promise<boolean>,
): Promise<void> {
  return changeFactors(parts, person, async (tx, account) => {
    if (!(await remove(tx))) throw new Refusal("NOT_FOUND");
    if (!(await hasFactor(tx, account.userId))) {
      if (requiresFactor(parts, account)) {
        throw new Refusal("STATUS_CONFLICT", { detail: "Administrators keep two-step sign-in: add another way first" });
      }
      await setFactorSince(tx, account.userId, null, parts.now());
      await replaceCodes(tx, account.userId, []);
    }
    await tellFactorChange(tellingOf(parts), tx, account, told);
  });
}

export function removeAuthenticator(parts: AuthParts, person: Person, language: string): Promise<void> {
  const told = { change: "authenticatorRemoved", language } as const;
  return removeFactor(parts, person, told, (tx) => deleteAuthenticator(tx, person.userId));
}

export function removePasskey(parts: AuthParts, person: Person, passkeyId: string, language: string): Promise<void> {
  const told = { change: "passkeyRemoved", language } as const;
  return removeFactor(parts, person, told, (tx) => deletePasskey(tx, person.userId, passkeyId));
}

/** Replaces all recovery codes and returns the new ones. Throws STATUS_CONFLICT if the person has no factor. */
export async function renewRecoveryCodes(parts: AuthParts, person: Person, language: string): Promise<string[]> {
  let codes: string[] = [];
  await changeFactors(parts, person, async (tx, account) => {
    if (account.factorSince === null) throw new Refusal("STATUS_CONFLICT");
    codes = await giveRecoveryCodes(tx, account.userId);
    await tellFactorChange(tellingOf(parts), tx, account, { change: "recoveryCodesRenewed", language });
  });
  return codes;
}
