import { OpeningProof, Proof } from "../../fairness/index.tsx";
import type { Outcome } from "../opening/opening-phase.ts";

/** The judgement of an opening that this browser just made, or the proof of an earlier one. */
export function ResultProof({ outcome: { settled, wins } }: { outcome: Outcome }) {
  const transactionId = wins[0]?.owned?.transactionId;
  if (settled) return <Proof judgement={settled.judgement} opening={settled.opening} />;
  if (transactionId === undefined) return null;
  return <OpeningProof transactionId={transactionId} />;
}
