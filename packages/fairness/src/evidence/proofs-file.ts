import type { EndingAnswer, NoRecord } from "../answers/answer.ts";
import type { Json } from "../json/strict-json.ts";
import type { Reveal } from "../judge/judge-answer.ts";
import type { StatementLine } from "../judge/trust.ts";
import type { ShopKey } from "../keys/shop-key.ts";
import type { LostProof } from "../log-proofs/lost-proof.ts";
import type { SignedText } from "../records/signed-text.ts";
import type { AnsweredStop } from "../stops/answered-stop.ts";

const FORMAT = "lootbox/proofs/v2";
/** The format of files with an offer of version 3 or a lost record, which earlier readers would call wrong. */
const FORMAT_OF_NAMED = "lootbox/proofs/v3";

/** The format of files with stops, by which earlier readers would not judge. */
const FORMAT_OF_STOPS = "lootbox/proofs/v4";

export const PROOFS_FORMATS = [FORMAT, FORMAT_OF_NAMED, FORMAT_OF_STOPS] as const;

export type ProofsFormat = (typeof PROOFS_FORMATS)[number];

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
  /** The shop has lost the record, and its public log says so. */
  | ({
      readonly kind: "Lost";
      readonly reveal: Reveal;
      readonly sealed: string | null;
      readonly answers: readonly NoRecord[];
      readonly lost: LostProof;
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
      /**
       * The person's other movements between offer and receipt, which nobody signs. Missing if the balance went down by
       * the price alone.
       */
      readonly statement?: readonly StatementLine[] | undefined;
    } & KeptOffer)
  /** Another browser of the person opened the box. */
  | ({ readonly kind: "Listed"; readonly record: SignedText; readonly logged: Json } & KeptOffer)
  /** An offer that the browser did not use. Everything that the shop signs about its nonce must agree with it. */
  | { readonly kind: "Offered"; readonly offer: SignedText };

/**
 * Everything that a browser has kept, or only the evidence about one opening. Contains nothing that the person has
 * confirmed, because anybody with the file could change that.
 */
export type ProofsFile = {
  readonly format: ProofsFormat;
  readonly userId: string;
  readonly shopKeys: readonly KeptKey[];
  /** The exact texts of the odds tables that the openings name by hash, each once. */
  readonly oddsTables: readonly string[];
  readonly openings: readonly KeptOpening[];
  /** Stops with their answers. Missing if there are none. */
  readonly stops?: readonly AnsweredStop[] | undefined;
};

/** The offers of an opening: its own, and the one that ended its nonce if that is another one. */
export function offersOf(opening: KeptOpening): readonly SignedText[] {
  const isOther = opening.kind === "Ended" && opening.answer.kind === "Ended";
  return isOther ? [opening.offer, opening.answer.by.offer] : [opening.offer];
}

/** The format of a file with these openings and stops. */
export function formatOf(openings: readonly KeptOpening[], stops: readonly AnsweredStop[] = []): ProofsFormat {
  if (stops.length > 0) return FORMAT_OF_STOPS;
  const isNamed = openings.flatMap(offersOf).some(({ text }) => text.startsWith("lootbox/offer/v3\n"));
  const isLost = openings.some(({ kind }) => kind === "Lost");
  return isNamed || isLost ? FORMAT_OF_NAMED : FORMAT;
}

/** Writes the text of a file for the person to keep. Leaves out tables that no opening names. */
export function proofsText({ userId, shopKeys, oddsTables, openings, stops = [] }: Omit<ProofsFile, "format">): string {
  const format = formatOf(openings, stops);
  const ended = stops.length > 0 ? { stops } : {};
  return `${JSON.stringify({ format, userId, shopKeys, oddsTables, openings, ...ended }, undefined, 1)}\n`;
}
