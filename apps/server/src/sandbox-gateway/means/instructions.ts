import { createHash } from "node:crypto";
import { creditorReference } from "./creditor-reference.ts";
import { TRANSFER_ACCOUNT } from "./test-accounts.ts";

const DIGITS = 16;

/**
 * The account and the reference for the transfer of a session, always the same for one session. The QR code has no
 * payment in it, unlike that of a real bank, because a banking app could try to pay it.
 */
export function transferInstructions(sessionId: string) {
  const number = BigInt(`0x${createHash("sha256").update(sessionId).digest("hex")}`);
  const reference = creditorReference(String(number).slice(0, DIGITS));
  return { ...TRANSFER_ACCOUNT, reference, qr: `Test transfer ${reference}. No money moves.` };
}
