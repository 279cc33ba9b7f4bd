import { listOf, objectOf, readNumber, readText } from "../json.ts";

/** A receipt as sent: its exact text, and the key that signed it. */
export type SignedReceipt = { readonly text: string; readonly keyId: string; readonly signature: string };

/** One opened box of the response, with the fields that the protocol covers. Prices are euros, as on the wire. */
export type OpenedBox = {
  readonly drawIndex: number;
  readonly ticket: number;
  readonly itemId: string;
  readonly item: { readonly id: string; readonly marketPrice: number };
  readonly sellPrice: number;
};

/** What the response reveals about its draws. */
export type RevealedFairness = {
  readonly serverSeed: string;
  readonly serverSeedHash: string;
  readonly clientSeed: string;
  readonly clientEntropy: string;
  readonly nonce: number;
  readonly oddsHash: string;
  readonly tableVersion: number;
  readonly nextServerSeedHash: string;
  readonly nextCommitmentSignature: string;
};

/** The response of POST /api/lootboxes/{id}/open, with the fields that can be verified. */
export type OpenResponse = {
  readonly openings: readonly OpenedBox[];
  readonly fairness: RevealedFairness;
  readonly receipt: SignedReceipt;
};

export const readReceipt = objectOf<SignedReceipt>({ text: readText, keyId: readText, signature: readText });

const readBox = objectOf<OpenedBox>({
  drawIndex: readNumber,
  ticket: readNumber,
  itemId: readText,
  item: objectOf<OpenedBox["item"]>({ id: readText, marketPrice: readNumber }),
  sellPrice: readNumber,
});

const readFairness = objectOf<RevealedFairness>({
  serverSeed: readText,
  serverSeedHash: readText,
  clientSeed: readText,
  clientEntropy: readText,
  nonce: readNumber,
  oddsHash: readText,
  tableVersion: readNumber,
  nextServerSeedHash: readText,
  nextCommitmentSignature: readText,
});

export const readOpenResponse = objectOf<OpenResponse>({
  openings: listOf(readBox),
  fairness: readFairness,
  receipt: readReceipt,
});
