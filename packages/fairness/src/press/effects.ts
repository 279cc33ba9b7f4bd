import type { EndingAnswer } from "../answers/answer.ts";
import type { LostRecord } from "../answers/lost-record.ts";
import type { OfferResponse } from "../answers/offered.ts";
import type { Head } from "../judge/chain-checks.ts";
import type { OfferJudgement } from "../judge/check-offer.ts";
import type { ClockQuestion } from "./clock-question.ts";
import type { Unknown } from "./outcome.ts";
import type { Arrival, ReadyOffer, RevealedOpening, StoredOpening } from "./stored-opening.ts";

/** Something to keep in the browser. */
export type Keep =
  | { readonly kind: "Offer"; readonly userId: string; readonly ready: ReadyOffer; readonly judged: OfferJudgement }
  | {
      /** Durably and whole, in one transaction with the rest. */
      readonly kind: "Opening";
      readonly opening: StoredOpening;
      readonly oddsTable?: string | undefined;
      /** The text of the record that ended it: its ids are kept, because no other record may name them. */
      readonly record?: string | undefined;
      readonly head?: Head | undefined;
    }
  /** The person went on although the offer's time is off. */
  | { readonly kind: "Time"; readonly userId: string; readonly ready: ReadyOffer; readonly question: ClockQuestion }
  | {
      readonly kind: "Change";
      readonly opening: RevealedOpening;
      readonly change: Partial<Pick<RevealedOpening, "answers" | "verdict">>;
    };

export type Effect =
  | { readonly do: "Lock"; readonly userId: string }
  | { readonly do: "Unlock" }
  | { readonly do: "Recall"; readonly userId: string }
  | { readonly do: "Reread"; readonly opening: RevealedOpening }
  /** `isFresh` forbids an offer that was fetched ahead. */
  | { readonly do: "Offer"; readonly isFresh: boolean }
  | { readonly do: "Examine"; readonly ready: ReadyOffer; readonly balanceCents: number | undefined }
  | { readonly do: "CatchUp"; readonly ready: ReadyOffer; readonly from: number; readonly to: number }
  | { readonly do: "ReadBalance" }
  | { readonly do: "WatchLogs"; readonly ready: ReadyOffer }
  | { readonly do: "AskClock"; readonly question: ClockQuestion }
  | { readonly do: "Sign"; readonly text: string }
  | { readonly do: "Keep"; readonly keep: readonly Keep[] }
  | { readonly do: "Ask"; readonly opening: RevealedOpening; readonly nextEntropy: string }
  | { readonly do: "FindLeaf"; readonly opening: RevealedOpening; readonly lost: LostRecord }
  | { readonly do: "Judge"; readonly opening: RevealedOpening; readonly answer: EndingAnswer }
  | { readonly do: "PrepareNext"; readonly opening: RevealedOpening; readonly next: NextOffer }
  | { readonly do: "Wait"; readonly ms: number }
  | { readonly do: "Time"; readonly ms: number }
  | { readonly do: "Show"; readonly outcome: Unknown };

/** The offer for the next press, which came with a response. */
export type NextOffer = {
  readonly response: OfferResponse;
  readonly clientEntropy: string;
  readonly arrival: Arrival;
};
