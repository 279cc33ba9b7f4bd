import type { Terms } from "../commit/terms.ts";
import { objectOf, optional, parseJson, readNumber, readText } from "../json.ts";
import { readReceiptKeys } from "../sign/receipt-keys.ts";
import type { ReceiptKey } from "../sign/receipt-keys.ts";
import { readOpenAnswer } from "./open-answer.ts";
import type { OpenAnswer } from "./open-answer.ts";

const FORMAT = "lootbox/evidence/v1";

/** A commitment as it was handed out, with the shop's signature (128 hex digits) over its text. */
export type SignedCommitment = {
  readonly nonce: number;
  readonly serverSeedHash: string;
  readonly keyId: string;
  readonly signature: string;
};

/** What the person's side held before the request left. Whatever is missing can't be verified, only recomputed. */
export type HeldBefore = {
  readonly commitment?: SignedCommitment | undefined;
  /** The one for the nonce after. */
  readonly nextCommitment?: SignedCommitment | undefined;
  /** The exact text of the box's odds table. */
  readonly oddsTable?: string | undefined;
  /** The exact text of the person's receipt before this one. */
  readonly previousReceipt?: string | undefined;
};

/** The request as it was stored before its first byte left. */
export type StoredRequest = {
  readonly lootBoxId: string;
  /** Its Idempotency-Key. */
  readonly key?: string | undefined;
  readonly body: {
    /** 1 when missing. */
    readonly quantity?: number | undefined;
    /** Of one box, in euros, as on the wire. */
    readonly expectedPrice: number;
    readonly clientEntropy?: string | undefined;
    readonly terms?: Terms | undefined;
  };
};

/** Everything that is needed to judge one opening request, without asking the shop for anything. */
export type Evidence = {
  readonly format: typeof FORMAT;
  readonly userId: string;
  readonly receiptKeys: readonly ReceiptKey[];
  readonly held: HeldBefore;
  readonly request: StoredRequest;
  /** The answer of POST /api/lootboxes/{id}/open, as it came. */
  readonly answer: OpenAnswer;
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
  answer: readOpenAnswer,
});

/** SyntaxError, naming the place, when the text is not an evidence file. */
export function parseEvidence(text: string): Evidence {
  return parseJson(text, readEvidence, "evidence");
}

/** The text of an evidence file, for a person to keep. */
export function evidenceText(evidence: Omit<Evidence, "format">): string {
  return `${JSON.stringify({ format: FORMAT, ...evidence }, undefined, 2)}\n`;
}
