import type { EndingAnswer, NoRecord } from "../answers/answer.ts";
import type { Json } from "../json/strict-json.ts";
import type { Reveal } from "../judge/judge-answer.ts";
import type { ShopKey } from "../keys/shop-key.ts";
import type { SignedText } from "../records/signed-text.ts";

export const PROOFS_FORMAT = "lootbox/proofs/v2";

/** A key of the shop. `logged` is its proof from the terms log, as the shop sent it; null if there is none. */
export type KeptKey = ShopKey & { readonly logged: Json };

/**
 * An offer and the values that it names by hash. The odds table is elsewhere in the file, because many offers share
 * one.
 */
export type KeptOffer = {
  readonly offer: SignedText;
  readonly clientSeed: string;
  readonly browserKeys: readonly string[];
  /** Proofs of the odds in force, as the shop sent them with the offer; null if it sent none. */
  readonly terms: Json;
};

/** The request for an offer that the browser then refused. */
export type KeptRequest = {
  readonly boxId: string;
  readonly quantity: number;
  readonly clientEntropy: string;
  readonly browserKey: string;
  /** The text of the odds table on the screen. */
  readonly oddsTable: string;
};

/** One opening, or one attempt to open. */
export type KeptOpening =
  /** The browser refused the offer and revealed nothing. */
  | ({ readonly kind: "Refused"; readonly asked: KeptRequest } & KeptOffer)
  /** The browser revealed its entropy but has no record. `answers` are the responses that came instead. */
  | ({
      readonly kind: "Unanswered";
      readonly reveal: Reveal;
      /** Opaque server state; the browser returns it unchanged with the offer. */
      readonly sealed: string | null;
      readonly answers: readonly NoRecord[];
    } & KeptOffer)
  /**
   * A record ended the nonce. `logged` is its proof from the records log, as the shop sent it; null if there is none.
   */
  | ({
      readonly kind: "Ended";
      readonly reveal: Reveal;
      readonly answer: EndingAnswer;
      readonly logged: Json;
      /** The latest time at which the receipt or void may have arrived; missing if the browser did not know it. */
      readonly cameBy?: string | undefined;
    } & KeptOffer)
  /** Another browser of the person opened the box. */
  | ({ readonly kind: "Listed"; readonly record: SignedText; readonly logged: Json } & KeptOffer)
  /** An offer that the browser did not use. Everything that the shop signs about its nonce must agree with it. */
  | { readonly kind: "Offered"; readonly offer: SignedText };

/**
 * Everything that a browser has kept, or only the evidence about one opening. Contains no statements of the person,
 * because anybody with the file could change them.
 */
export type ProofsFile = {
  readonly format: typeof PROOFS_FORMAT;
  readonly userId: string;
  readonly shopKeys: readonly KeptKey[];
  /** The exact texts of the odds tables that the openings name by hash, each once. */
  readonly oddsTables: readonly string[];
  readonly openings: readonly KeptOpening[];
};

/** Writes the text of a file for the person to keep. Leaves out tables that no opening names. */
export function proofsText({ userId, shopKeys, oddsTables, openings }: Omit<ProofsFile, "format">): string {
  return `${JSON.stringify({ format: PROOFS_FORMAT, userId, shopKeys, oddsTables, openings }, undefined, 1)}\n`;
}
