import type { BodyOf, Endpoints } from "@trove/contract";
import { Refusal } from "../../../command/refusal.ts";
import type { Transaction } from "../../../database/connection.ts";
import type { Account } from "../accounts.store.ts";
import type { AuthParts } from "../parts.ts";
import { stepOf } from "./authenticators/authenticator-codes.ts";
import { findAuthenticator, spendStep } from "./authenticators/authenticators.store.ts";
import { tellFactorChange, tellingOf } from "./tell-factor-change.ts";
import { findPasskey, notePasskeyUse } from "./passkeys/passkeys.store.ts";
import { recoveryCodeHash } from "./recovery-codes.ts";
import { countUnusedCodes, spendCode } from "./recovery-codes.store.ts";
import { requireRelyingParty } from "./passkeys/relying-party.ts";
import { openSecret } from "./authenticators/sealed-secret.ts";
import { type Assertion, verifyPasskey } from "./passkeys/verify-passkey.ts";

export type FactorProof = BodyOf<Endpoints["finishSignIn"]>["proof"];

async function useAuthenticatorCode(parts: AuthParts, tx: Transaction, userId: string, code: string): Promise<boolean> {
  const authenticator = await findAuthenticator(tx, userId);
  if (authenticator === undefined) return false;
  const secret = openSecret(parts.secrets.rootKeys, userId, authenticator.secretSealed);
  const step = stepOf(secret, code, parts.now());
  return step !== undefined && spendStep(tx, userId, step);
}

async function useRecoveryCode(
  parts: AuthParts,
  tx: Transaction,
  account: Account,
  { typed, language }: { typed: string; language: string },
): Promise<boolean> {
  const { userId } = account;
  if (!(await spendCode(tx, userId, recoveryCodeHash(userId, typed), parts.now()))) return false;
  const codesLeft = await countUnusedCodes(tx, userId);
  await tellFactorChange(tellingOf(parts), tx, account, { change: "recoveryCodeUsed", codesLeft, language });
  return true;
}

type PasskeyProof = { challenge: string; assertion: Assertion; mustVerifyPerson: boolean };

async function usePasskey(
  parts: AuthParts,
  tx: Transaction,
  userId: string,
  { challenge, ...proof }: PasskeyProof,
): Promise<boolean> {
  const passkey = await findPasskey(tx, proof.assertion.credential);
  if (passkey?.userId !== userId) return false;
  const counter = await verifyPasskey(requireRelyingParty(parts), challenge, passkey, proof);
  await notePasskeyUse(tx, { userId, passkeyId: passkey.passkeyId, counter, at: parts.now() });
  return true;
}

export type Proving = {
  proof: FactorProof;
  /** The challenge of the passkey's step token. */
  challenge: string;
  /** Whether the passkey also replaces the password. */
  isPasswordless: boolean;
  language: string;
};

/**
 * Checks a second factor of an account. A correct code is marked as used. The caller has locked the account's row. Logs
 * and throws FACTOR_REFUSED.
 */
export async function proveFactor(
  parts: AuthParts,
  tx: Transaction,
  account: Account,
  { proof, challenge, isPasswordless, language }: Proving,
): Promise<void> {
  const { userId } = account;
  const check = (): Promise<boolean> => {
    switch (proof.kind) {
      case "code":
        return useAuthenticatorCode(parts, tx, userId, proof.code);
      case "recoveryCode":
        return useRecoveryCode(parts, tx, account, { typed: proof.recoveryCode, language });
      case "passkey":
        return usePasskey(parts, tx, userId, {
          challenge,
          assertion: proof.assertion,
          mustVerifyPerson: isPasswordless,
        });
    }
  };
  const isProved = await check().catch((error: unknown) => {
    if (error instanceof Refusal && error.code === "FACTOR_REFUSED") return false;
    throw error;
  });
  if (isProved) return;
  parts.security("factor_refused", { account: userId, reason: proof.kind });
  throw new Refusal("FACTOR_REFUSED");
}
