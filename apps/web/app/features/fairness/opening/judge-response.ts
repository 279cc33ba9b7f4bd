import { centsFromWire } from "@trove/contract/euro-fields";
import type { AnswerOf, Endpoints } from "@trove/contract";
import { type OpenAnswer, type ReceiptKey, type Verification, evidenceText, parseEvidence } from "@trove/fairness";
import { verifyOpening } from "@trove/fairness";
import type { Answer } from "../../../api/request.ts";
import { receiptKeysWith } from "../proof/receipt-keys.ts";
import type { StoredOpening } from "./stored-opening.ts";

type WireAnswer = AnswerOf<Endpoints["openLootbox"]>;

/** A response with its verification. */
export type JudgedAnswer = {
  opening: StoredOpening;
  /** Undefined if amounts in the response are malformed, which is a breach in itself. */
  answer: Answer<"openLootbox"> | undefined;
  verification: Verification;
  /** The text of the evidence file. */
  evidence: string;
};

function evidenceOf(opening: StoredOpening, answer: OpenAnswer, receiptKeys: readonly ReceiptKey[]): string {
  const { userId, held, lootBoxId, key, body } = opening;
  return evidenceText({ userId, receiptKeys, held, request: { lootBoxId, key, body }, answer });
}

/** Throws SyntaxError unless the response has all parts of the protocol. */
export function readWireAnswer(opening: StoredOpening, cameBack: unknown): WireAnswer {
  const answer = cameBack as WireAnswer;
  parseEvidence(evidenceOf(opening, answer, []));
  return answer;
}

function inCents(answer: WireAnswer): Answer<"openLootbox"> | undefined {
  try {
    return centsFromWire(answer);
  } catch {
    return undefined;
  }
}

/** Verifies a response against the held data and the request. Fetches the shop's public keys. */
export async function judgeAnswer(opening: StoredOpening, answer: WireAnswer): Promise<JudgedAnswer> {
  const { commitment, nextCommitment } = opening.held;
  const signers = [commitment?.keyId, nextCommitment?.keyId, answer.receipt.keyId];
  const receiptKeys = await receiptKeysWith(...signers.filter((keyId) => keyId !== undefined));
  const evidence = evidenceOf(opening, answer, receiptKeys);
  return { opening, answer: inCents(answer), verification: verifyOpening(parseEvidence(evidence)), evidence };
}
