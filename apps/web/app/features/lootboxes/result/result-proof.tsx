import { type ReactNode, useState } from "react";
import { OpeningProof, Proof, Question, type Settled } from "../../fairness/index.tsx";
import type { Outcome } from "../opening/opening-phase.ts";

/** Shows the judgement about the opening, and a question to the person whose answer may change it. */
function SettledProof({ settled, children }: { settled: Settled; children: ReactNode }) {
  const { opening } = settled;
  const [judgement, setJudgement] = useState(settled.judgement);
  return (
    <>
      <Question opening={opening} judgement={judgement} onJudged={setJudgement} />
      <Proof judgement={judgement} opening={opening}>
        {children}
      </Proof>
    </>
  );
}

type Props = {
  outcome: Outcome;
  /** More quiet buttons beside those of the proof. */
  children: ReactNode;
};

/**
 * The proof of a result: the judgement if this browser just opened the box, otherwise the proof of the past opening.
 */
export function ResultProof({ outcome: { settled, wins }, children }: Props) {
  const transactionId = wins[0]?.owned?.transactionId;
  if (settled) return <SettledProof settled={settled}>{children}</SettledProof>;
  if (transactionId === undefined) return null;
  return (
    <OpeningProof transactionId={transactionId} includeItem="true">
      {children}
    </OpeningProof>
  );
}
