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

/** An answer that proves nothing: no answer at all (status 0), an error, a page, or something cut or malformed. */
export type NoRecord = { readonly kind: "Nothing"; readonly status: number; readonly body: string };

/** An answer that ends the nonce. `Ended`: by a record under another offer. */
export type EndingAnswer =
  | { readonly kind: "Receipt"; readonly record: SignedText; readonly shown: ShownReceipt }
  | { readonly kind: "Void"; readonly record: SignedText; readonly shown: ShownVoid }
  | { readonly kind: "Ended"; readonly by: ListedRecord };

/** The answer to a reveal. */
export type Answer = EndingAnswer | NoRecord;
