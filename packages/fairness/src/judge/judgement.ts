import type { Draw } from "../draws/draw.ts";
import type { DrawnLeaf } from "../log/leaves/records-log.ts";
import type { Offer } from "../records/offer.ts";
import type { OpeningRecord } from "../records/opening-record.ts";
import type { Check, CheckId } from "./checks.ts";
import type { Verdict } from "./verdict.ts";
import { differing, isProven, verdictOf } from "./verdict.ts";

/** The result of judging an opening. */
export type Judgement = {
  readonly verdict: Verdict;
  /** For a `Breach`: true if the shop's own signatures prove it to everybody. */
  readonly isProven: boolean;
  readonly checks: readonly Check[];
  readonly offer: Offer | undefined;
  readonly record: OpeningRecord | undefined;
  /** The draws recomputed from the record's seed and offer; for a void, the wins that it would have had. */
  readonly draws: readonly Draw[] | undefined;
  /** If another offer ended the nonce, the draws that this browser's own offer would have given. */
  readonly ours: readonly Draw[] | undefined;
  /** The leaf of a record that the shop has lost. */
  readonly loss?: DrawnLeaf | undefined;
};

type Known = Partial<Pick<Judgement, "offer" | "record" | "draws" | "ours" | "loss">>;

export function judgementOf(checks: readonly Check[], { offer, record, draws, ours, loss }: Known): Judgement {
  const lost = loss && { loss };
  return { verdict: verdictOf(checks), isProven: isProven(checks), checks, offer, record, draws, ours, ...lost };
}

/**
 * Makes a judgement with the verdict `Unknown`, so that the shop is asked again. If the checks already show a breach,
 * the verdict is `Breach`.
 */
export function unknownOf(checks: readonly Check[], known: Known): Judgement {
  const judgement = judgementOf(checks, known);
  return judgement.verdict === "Breach" ? judgement : { ...judgement, verdict: "Unknown" };
}

/** Adds checks to a judgement. An `Unknown` judgement in which a check differs is returned unchanged. */
export function withChecks(judged: Judgement, more: readonly Check[]): Judgement {
  if (judged.verdict !== "Unknown") return judgementOf([...judged.checks, ...more], judged);
  return differing(judged.checks).length > 0 ? judged : unknownOf([...judged.checks, ...more], judged);
}

const SIGNATURES: readonly CheckId[] = ["offer-signature", "record-signature"];

/**
 * True if a judged response has ended the nonce. Only a record that the shop signed for this person and nonce does,
 * under this or another offer. After any other response the same reveal is sent again, even if it shows a breach.
 */
export function endsNonce(
  { checks, record }: Pick<Judgement, "checks" | "record">,
  { userId, nonce }: { readonly userId: string; readonly nonce: number },
): boolean {
  const areSigned = SIGNATURES.every((wanted) => {
    const outcomes = checks.filter(({ id }) => id === wanted).map(({ outcome }) => outcome);
    return outcomes.length > 0 && outcomes.every((outcome) => outcome === "Holds");
  });
  return areSigned && record?.userId === userId && record.nonce === nonce;
}
