import type { OpenResponse, SignedReceipt } from "@trove/fairness";

/**
 * What the pages' openings of version 1 read of the shop's responses. The shop no longer sends these fields.
 */
export type Version1 = {
  handOut: {
    nonce: number;
    keyId: string;
    serverSeedHash: string;
    commitmentSignature: string;
    nextServerSeedHash: string;
    nextCommitmentSignature: string;
  };
  openResponse: OpenResponse;
  listed: { nonce: number; receipt: SignedReceipt; clientEntropy: string };
};
