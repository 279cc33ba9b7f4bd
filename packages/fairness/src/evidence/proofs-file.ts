import type { EndingAnswer, NoRecord } from "../answers/answer.ts";
import type { Json } from "../json/strict-json.ts";
import type { Reveal } from "../judge/judge-answer.ts";
import type { ShopKey } from "../keys/shop-key.ts";
import type { SignedText } from "../records/signed-text.ts";

export const PROOFS_FORMAT = "lootbox/proofs/v2";

/** A key of the shop, with its proof from the terms log as it came; null if there is none. */
export type KeptKey = ShopKey & { readonly logged: Json };

/** An offer with what it names by hash. Its odds table stands in the file, because many offers share one. */
export type KeptOffer = {
  readonly offer: SignedText;
  readonly clientSeed: string;
  readonly browserKeys: readonly string[];
  /** Proofs of the odds in force, as they came with the offer; null if none came. */
  readonly terms: Json;
};

/** The request that led to an offer which the browser refused. */
export type KeptRequest = {
  readonly boxId: string;
  readonly quantity: number;
  readonly clientEntropy: string;
  readonly browserKey: string;
  /** The text of the table on the screen. */
  readonly oddsTable: string;
};

/** One opening, or one attempt. */
export type KeptOpening =
  /** The browser refused the offer and revealed nothing. */
  | ({ readonly kind: "Refused"; readonly asked: KeptRequest } & KeptOffer)
  /** The browser revealed its entropy and has no record. `answers`: what came in its place. */
  | ({
      readonly kind: "Unanswered";
      readonly reveal: Reveal;
      /** Opaque server state; the browser returns it unchanged with the offer. */
      readonly sealed: string | null;
      readonly answers: readonly NoRecord[];
    } & KeptOffer)
  /** The nonce was ended. `logged`: the proof from the records log as it came; null if there is none. */
  | ({
      readonly kind: "Ended";
      readonly reveal: Reveal;
      readonly answer: EndingAnswer;
      readonly logged: Json;
      /** The latest moment at which the receipt or void can have come; missing if the browser did not know it. */
      readonly cameBy?: string | undefined;
    } & KeptOffer)
  /** Another browser opened it. */
  | ({ readonly kind: "Listed"; readonly record: SignedText; readonly logged: Json } & KeptOffer)
  /** An offer that the browser got and did not use. Whatever the shop signs about its nonce must agree with it. */
  | { readonly kind: "Offered"; readonly offer: SignedText };

/**
 * Everything that a browser has kept, or the part that is evidence about one opening. It has no statements of the
 * person: anybody with the file could change them.
 */
export type ProofsFile = {
  readonly format: typeof PROOFS_FORMAT;
  readonly userId: string;
  readonly shopKeys: readonly KeptKey[];
  /** The exact texts of the tables that the openings name by hash, each once. */
  readonly oddsTables: readonly string[];
  readonly openings: readonly KeptOpening[];
};

/** The text of a file for the person to keep. Tables that no opening names are left out. */
export function proofsText({ userId, shopKeys, oddsTables, openings }: Omit<ProofsFile, "format">): string {
  return `${JSON.stringify({ format: PROOFS_FORMAT, userId, shopKeys, oddsTables, openings }, undefined, 1)}\n`;
}
