import { useState } from "react";
import { OpeningProof, Proof, Question, type Settled } from "../../fairness/index.tsx";
import type { Outcome } from "../opening/opening-phase.ts";

/** Shows the judgement about the opening, and a question to the person whose answer may change it. */
function SettledProof({ settled: { opening, judgement: first } }: { settled: Settled }) {
  const [judgement, setJudgement] = useState(first);
  return (
    <>
      <Question opening={opening} judgement={judgement} onJudged={setJudgement} />
      <Proof judgement={judgement} opening={opening} />
    </>
  );
}

/**
 * The proof of a result: the judgement if this browser just opened the box, otherwise the proof of the past opening.
 */
export function ResultProof({ outcome: { settled, wins } }: { outcome: Outcome }) {
  const transactionId = wins[0]?.owned?.transactionId;
  if (settled) return <SettledProof settled={settled} />;
  if (transactionId === undefined) return null;
  return <OpeningProof transactionId={transactionId} includeItem="true" />;
}
