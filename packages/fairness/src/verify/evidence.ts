import type { Terms } from "../commit/terms.ts";
import { objectOf, optional, parseJson, readNumber, readText } from "../json.ts";
import { readReceiptKeys } from "../sign/receipt-keys.ts";
import type { ReceiptKey } from "../sign/receipt-keys.ts";
import { readOpenResponse } from "./open-response.ts";
import type { OpenResponse } from "./open-response.ts";

const FORMAT = "lootbox/evidence/v1";

/** A commitment as the shop issued it, with the shop's signature (128 hex digits) over its text. */
export type SignedCommitment = {
  readonly nonce: number;
  readonly serverSeedHash: string;
  readonly keyId: string;
  readonly signature: string;
};

/** What the person's browser held before it sent the request. Anything missing can only be recomputed, not verified. */
export type HeldBefore = {
  readonly commitment?: SignedCommitment | undefined;
  /** The commitment for the following nonce. */
  readonly nextCommitment?: SignedCommitment | undefined;
  /** The exact text of the box's odds table. */
  readonly oddsTable?: string | undefined;
  /** The exact text of the person's previous receipt. */
  readonly previousReceipt?: string | undefined;
};

/** The request as stored before it was sent. */
export type StoredRequest = {
  readonly lootBoxId: string;
  /** Its Idempotency-Key. */
  readonly key?: string | undefined;
  readonly body: {
    /** 1 if missing. */
    readonly quantity?: number | undefined;
    /** The price of one box, in euros as on the wire. */
    readonly expectedPrice: number;
    readonly clientEntropy?: string | undefined;
    readonly terms?: Terms | undefined;
  };
};

/** Everything needed to verify one opening request without asking the shop. */
export type Evidence = {
  readonly format: typeof FORMAT;
  readonly userId: string;
  readonly receiptKeys: readonly ReceiptKey[];
  readonly held: HeldBefore;
  readonly request: StoredRequest;
  /** The response of POST /api/lootboxes/{id}/open, unchanged. */
  readonly answer: OpenResponse;
};

const readCommitment = objectOf<SignedCommitment>({
  nonce: readNumber,
  serverSeedHash: readText,
  keyId: readText,
  signature: readText,
});

const readTerms = objectOf<Terms>({
  nonce: readNumber,
  serverSeedHash: readText,
  clientSeed: readText,
  oddsHash: readText,
});

const readEvidence = objectOf<Evidence>({
  format: (value, place) => {
    if (value === FORMAT) return FORMAT;
    throw new SyntaxError(`${place} is not ${FORMAT}`);
  },
  userId: readText,
  receiptKeys: readReceiptKeys,
  held: objectOf<HeldBefore>({
    commitment: optional(readCommitment),
    nextCommitment: optional(readCommitment),
    oddsTable: optional(readText),
    previousReceipt: optional(readText),
  }),
  request: objectOf<StoredRequest>({
    lootBoxId: readText,
    key: optional(readText),
    body: objectOf<StoredRequest["body"]>({
      quantity: optional(readNumber),
      expectedPrice: readNumber,
      clientEntropy: optional(readText),
      terms: optional(readTerms),
    }),
  }),
  answer: readOpenResponse,
});

/** Throws SyntaxError, naming the path, unless the text is an evidence file. */
export function parseEvidence(text: string): Evidence {
  return parseJson(text, readEvidence, "evidence");
}

/** The text of an evidence file for a person to store. */
export function evidenceText(evidence: Omit<Evidence, "format">): string {
  return `${JSON.stringify({ format: FORMAT, ...evidence }, undefined, 2)}\n`;
}
