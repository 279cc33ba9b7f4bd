import { useState } from "react";
import { OpeningProof, Proof, Question, type Settled } from "../../fairness/index.tsx";
import type { Outcome } from "../opening/opening-phase.ts";

/** The judgement, and what only the person can say about it. */
function SettledProof({ settled: { opening, judgement: first } }: { settled: Settled }) {
  const [judgement, setJudgement] = useState(first);
  return (
    <>
      <Question opening={opening} judgement={judgement} onJudged={setJudgement} />
      <Proof judgement={judgement} opening={opening} />
    </>
  );
}

/** The judgement of an opening that this browser just made, or the proof of an earlier one. */
export function ResultProof({ outcome: { settled, wins } }: { outcome: Outcome }) {
  const transactionId = wins[0]?.owned?.transactionId;
  if (settled) return <SettledProof settled={settled} />;
  if (transactionId === undefined) return null;
  return <OpeningProof transactionId={transactionId} includeItem="true" />;
}
