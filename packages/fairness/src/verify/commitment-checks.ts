import { isHex } from "../bytes.ts";
import { commitmentOf, commitmentText } from "../commit/commitment.ts";
import { signatureOutcome } from "../sign/receipt-keys.ts";
import { check, holdsIf, notHeld, sameAs } from "./checks.ts";
import type { Check, CheckId } from "./checks.ts";
import type { Evidence, SignedCommitment } from "./evidence.ts";

/** Checks that the hash of the revealed seed is the commitment. */
export function seedCheck(serverSeed: string, serverSeedHash: string): Check {
  if (!isHex(serverSeed, 32)) return holdsIf("seed-hash", false);
  return sameAs("seed-hash", commitmentOf(serverSeed), serverSeedHash);
}

function heldSignature(id: CheckId, evidence: Evidence, held: SignedCommitment | undefined): Check {
  if (held === undefined) return notHeld(id);
  const text = commitmentText({ userId: evidence.userId, ...held });
  return check(id, signatureOutcome(evidence.receiptKeys, held.keyId, text, held.signature));
}

/**
 * The response may not contain entropy that the request did not send. Without any, the opening is at best `Recomputed`.
 */
function entropyCheck(sent: string | undefined, returned: string): Check {
  const none = sent === undefined || sent === "";
  return none && returned === "" ? notHeld("client-entropy-sent") : sameAs("client-entropy-sent", sent ?? "", returned);
}

function nextChecks(evidence: Evidence): Check[] {
  const { userId, receiptKeys, answer } = evidence;
  const { nextServerSeedHash, nextCommitmentSignature } = answer.fairness;
  const next = evidence.held.nextCommitment;
  const nextNonce = answer.fairness.nonce + 1;
  const text = commitmentText({ userId, nonce: nextNonce, serverSeedHash: nextServerSeedHash });
  const isForAnotherNonce = next !== undefined && next.nonce !== nextNonce;
  return [
    isForAnotherNonce ? holdsIf("next-held-signature", false) : heldSignature("next-held-signature", evidence, next),
    sameAs("next-commitment-held", next?.serverSeedHash, nextServerSeedHash),
    check("next-commitment-signature", signatureOutcome(receiptKeys, undefined, text, nextCommitmentSignature)),
  ];
}

/** Checks that the outcome was fixed before the request: the nonce, the seeds and the two commitments. */
export function commitmentChecks(evidence: Evidence): Check[] {
  const { fairness } = evidence.answer;
  const { commitment } = evidence.held;
  const { terms, clientEntropy } = evidence.request.body;
  return [
    heldSignature("commitment-signature", evidence, commitment),
    sameAs("nonce-held", commitment?.nonce, fairness.nonce),
    sameAs("commitment-held", commitment?.serverSeedHash, fairness.serverSeedHash),
    sameAs("nonce-sent", terms?.nonce, fairness.nonce),
    sameAs("commitment-sent", terms?.serverSeedHash, fairness.serverSeedHash),
    sameAs("client-seed-sent", terms?.clientSeed, fairness.clientSeed),
    entropyCheck(clientEntropy, fairness.clientEntropy),
    seedCheck(fairness.serverSeed, fairness.serverSeedHash),
    ...nextChecks(evidence),
  ];
}
