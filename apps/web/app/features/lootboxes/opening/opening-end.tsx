import type { Cents } from "@trove/money";
import { StepView } from "../../fairness/index.tsx";
import type { Phase } from "./opening-phase.ts";
import ResultDialog from "../result/result-dialog.tsx";

type Props = {
  phase: Phase;
  canOpenAgain: boolean;
  onAgain: (balance: Cents | undefined) => void;
  onClose: () => void;
};

/** The end of an opening: the wins, or whatever else came of the press. */
export default function OpeningEnd({ phase, canOpenAgain, onAgain, onClose }: Props) {
  if (phase.name === "end") return <StepView step={phase.step} onClose={onClose} />;
  if (phase.name !== "result") return null;
  const { outcome, notice } = phase;
  const isAgainMeant =
    outcome.source === "demo" || (outcome.source === "opened" && notice === undefined && canOpenAgain);
  const again = isAgainMeant ? onAgain : undefined;
  return <ResultDialog outcome={outcome} notice={notice} onAgain={again} onClose={onClose} />;
}
