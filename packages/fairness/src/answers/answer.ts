import type { SignedText } from "../records/signed-text.ts";
import type { ListedRecord } from "./listed-record.ts";

/** One box as the answer shows it. Amounts are cents. */
export type ShownBox = {
  readonly drawIndex: number;
  readonly ticket: number;
  readonly itemId: string;
  readonly item: { readonly id: string; readonly name: string; readonly marketPriceCents: number };
  readonly sellPriceCents: number;
  readonly inventoryItemId: string;
  readonly transactionId: string;
};

/** The unsigned part of an answer with a receipt. */
export type ShownReceipt = {
  readonly boxes: readonly ShownBox[];
  readonly serverSeed: string;
  readonly commitment: string;
  readonly clientSeed: string;
  readonly clientEntropy: string;
  readonly nonce: number;
  readonly oddsHash: string;
  readonly tableVersion: number;
  readonly balanceCents: number;
};

/** The unsigned part of an answer with a void. */
export type ShownVoid = { readonly reason: string; readonly serverSeed: string };

/**
 * A response that proves nothing: an error, an HTML page, or something truncated or malformed. Status 0 means that no
 * response came.
 */
export type NoRecord = { readonly kind: "Nothing"; readonly status: number; readonly body: string };

/** A response that ends the nonce. `Ended` means that a record under another offer ended it. */
export type EndingAnswer =
  | { readonly kind: "Receipt"; readonly record: SignedText; readonly shown: ShownReceipt }
  | { readonly kind: "Void"; readonly record: SignedText; readonly shown: ShownVoid }
  | { readonly kind: "Ended"; readonly by: ListedRecord };

/** The response to a reveal. */
export type Answer = EndingAnswer | NoRecord;
