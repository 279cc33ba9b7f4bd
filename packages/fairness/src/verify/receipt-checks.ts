import { sha256Hex } from "../bytes.ts";
import { signatureOutcome } from "../sign/receipt-keys.ts";
import type { ReceiptKey } from "../sign/receipt-keys.ts";
import { NO_RECEIPT_HASH, parseReceipt, receiptHash } from "../sign/receipt.ts";
import type { Receipt } from "../sign/receipt.ts";
import { check, holdsIf, notHeld, sameAs } from "./checks.ts";
import type { Check } from "./checks.ts";
import type { SignedReceipt } from "./open-response.ts";

/** The values that the receipt must contain. */
export type ReceiptClaim = {
  readonly userId: string;
  readonly nonce: number;
  readonly serverSeedHash: string;
  readonly clientSeed: string;
  readonly clientEntropy: string;
  readonly oddsHash: string;
};

/** The parsed receipt, or undefined if the text is not a receipt. */
export function readableReceipt(text: string): Receipt | undefined {
  try {
    return parseReceipt(text);
  } catch {
    return undefined;
  }
}

/** Checks the link to the previous receipt. A first receipt has none; for others, the check needs the previous text. */
function chainChecks(receipt: Receipt, previous: string | undefined): Check[] {
  if (receipt.nonce === 0) return [sameAs("receipt-chain", NO_RECEIPT_HASH, receipt.previousReceiptHash)];
  if (previous === undefined) return [];
  return [sameAs("receipt-chain", receiptHash(previous), receipt.previousReceiptHash)];
}

/** A retired key's signature is valid only on receipts from before its retirement. */
function signatureCheck(receipt: Receipt, signed: SignedReceipt, keys: readonly ReceiptKey[]): Check {
  const at = Date.parse(receipt.openedAtUtc);
  const inTime = keys.filter(
    ({ untilUtc }) => untilUtc === undefined || untilUtc === null || at <= Date.parse(untilUtc),
  );
  if (keys.length > 0 && inTime.length === 0) return holdsIf("receipt-signature", false);
  return check("receipt-signature", signatureOutcome(inTime, signed.keyId, signed.text, signed.signature));
}

/** Checks that the signed receipt matches the opening. The caller checks what it contains about single boxes. */
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
