import { centsFromWire } from "@trove/contract/euro-fields";
import type { ResponseOf, Endpoints } from "@trove/contract";
import { type OpenResponse, type ReceiptKey, type Verification, evidenceText, parseEvidence } from "@trove/fairness";
import { verifyOpening } from "@trove/fairness";
import type { CallResult } from "../../../api/request.ts";
import { receiptKeysWith } from "../proof/receipt-keys.ts";
import type { Version1 } from "../version-1.ts";
import type { StoredOpening } from "./stored-opening.ts";

type WireResponse = ResponseOf<Endpoints["openLootbox"]> & Version1["openResponse"];

/** A response with its verification. */
export type JudgedResponse = {
  opening: StoredOpening;
  /** Undefined if amounts in the response are malformed, which is a breach in itself. */
  response: CallResult<"openLootbox"> | undefined;
  verification: Verification;
  /** The text of the evidence file. */
  evidence: string;
};

function evidenceOf(opening: StoredOpening, response: OpenResponse, receiptKeys: readonly ReceiptKey[]): string {
  const { userId, held, lootBoxId, key, body } = opening;
  return evidenceText({ userId, receiptKeys, held, request: { lootBoxId, key, body }, answer: response });
}

/** Throws SyntaxError unless the response has all parts of the protocol. */
export function readWireResponse(opening: StoredOpening, cameBack: unknown): WireResponse {
  const response = cameBack as WireResponse;
  parseEvidence(evidenceOf(opening, response, []));
  return response;
}

function inCents(response: WireResponse): CallResult<"openLootbox"> | undefined {
  try {
    return centsFromWire<ResponseOf<Endpoints["openLootbox"]>>(response);
  } catch {
    return undefined;
  }
}

/** Verifies a response against the held data and the request. Fetches the shop's public keys. */
export async function judgeResponse(opening: StoredOpening, response: WireResponse): Promise<JudgedResponse> {
  const { commitment, nextCommitment } = opening.held;
  const signers = [commitment?.keyId, nextCommitment?.keyId, response.receipt.keyId];
  const receiptKeys = await receiptKeysWith(...signers.filter((keyId) => keyId !== undefined));
  const evidence = evidenceOf(opening, response, receiptKeys);
  return { opening, response: inCents(response), verification: verifyOpening(parseEvidence(evidence)), evidence };
}
