import { sha256Hex } from "../bytes.ts";
import { signatureOutcome } from "../sign/receipt-keys.ts";
import type { ReceiptKey } from "../sign/receipt-keys.ts";
import { NO_RECEIPT_HASH, parseReceipt, receiptHash } from "../sign/receipt.ts";
import type { Receipt } from "../sign/receipt.ts";
import { check, holdsIf, notHeld, sameAs } from "./checks.ts";
import type { Check } from "./checks.ts";
import type { SignedReceipt } from "./open-answer.ts";

/** What the receipt has to agree with. */
export type ReceiptClaim = {
  readonly userId: string;
  readonly nonce: number;
  readonly serverSeedHash: string;
  readonly clientSeed: string;
  readonly clientEntropy: string;
  readonly oddsHash: string;
};

/** The receipt, or undefined when the text is not one. */
export function readableReceipt(text: string): Receipt | undefined {
  try {
    return parseReceipt(text);
  } catch {
    return undefined;
  }
}

/** The receipt before: a first one has none; otherwise the check is made only where its text is at hand. */
function chainChecks(receipt: Receipt, previous: string | undefined): Check[] {
  if (receipt.nonce === 0) return [sameAs("receipt-chain", NO_RECEIPT_HASH, receipt.previousReceiptHash)];
  if (previous === undefined) return [];
  return [sameAs("receipt-chain", receiptHash(previous), receipt.previousReceiptHash)];
}

/** A retired key's signature counts only for receipts from before it was retired. */
function signatureCheck(receipt: Receipt, signed: SignedReceipt, keys: readonly ReceiptKey[]): Check {
  const at = Date.parse(receipt.openedAtUtc);
  const inTime = keys.filter(
    ({ untilUtc }) => untilUtc === undefined || untilUtc === null || at <= Date.parse(untilUtc),
  );
  if (keys.length > 0 && inTime.length === 0) return holdsIf("receipt-signature", false);
  return check("receipt-signature", signatureOutcome(inTime, signed.keyId, signed.text, signed.signature));
}

/** That the signed receipt says the same as the opening. What it says of the single boxes is for the caller. */
export function receiptChecks(
  signed: SignedReceipt | undefined,
  keys: readonly ReceiptKey[],
  claim: ReceiptClaim,
  previous: string | undefined,
): Check[] {
  if (signed === undefined) return [notHeld("receipt-text"), notHeld("receipt-signature")];
  const receipt = readableReceipt(signed.text);
  if (receipt === undefined) return [holdsIf("receipt-text", false)];
  return [
    holdsIf("receipt-text", true),
    signatureCheck(receipt, signed, keys),
    sameAs("receipt-person", claim.userId, receipt.userId),
    sameAs("receipt-nonce", claim.nonce, receipt.nonce),
    sameAs("receipt-commitment", claim.serverSeedHash, receipt.serverSeedHash),
    sameAs("receipt-client-seed", sha256Hex(claim.clientSeed), receipt.clientSeedHash),
    sameAs("receipt-client-entropy", claim.clientEntropy, receipt.clientEntropy),
    sameAs("receipt-odds-hash", claim.oddsHash, receipt.oddsHash),
    ...chainChecks(receipt, previous),
  ];
}
