import { Suspense } from "react";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { OpeningProof, Proof } from "../../fairness/index.ts";
import type { Outcome } from "../opening/opening-phase.ts";

/** The verdict of this browser on what it has just asked for, or what can be computed again of an earlier opening. */
export function ResultProof({ outcome: { judged, wins } }: { outcome: Outcome }) {
  const transactionId = wins[0]?.owned?.transactionId;
  if (judged) {
    const evidence = { text: judged.evidence, nonce: judged.opening.body.terms.nonce };
    return <Proof verification={judged.verification} evidence={evidence} />;
  }
  if (transactionId === undefined) return null;
  return (
    <Suspense fallback={<Skeleton width={260} height={72} />}>
      <OpeningProof transactionId={transactionId} />
    </Suspense>
  );
}
