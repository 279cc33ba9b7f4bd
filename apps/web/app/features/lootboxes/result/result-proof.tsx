import { OpeningProof, Proof } from "../../fairness/index.tsx";
import type { Outcome } from "../opening/opening-phase.ts";

/** The verification of an opening that this browser just made, or the recomputed proof of an earlier one. */
export function ResultProof({ outcome: { judged, wins } }: { outcome: Outcome }) {
  const transactionId = wins[0]?.owned?.transactionId;
  if (judged) {
    const evidence = { text: judged.evidence, nonce: judged.opening.body.terms.nonce };
    return <Proof verification={judged.verification} evidence={evidence} />;
  }
  if (transactionId === undefined) return null;
  return <OpeningProof transactionId={transactionId} />;
}
