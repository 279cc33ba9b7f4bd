import { BreachView, BrokenPromiseView } from "../../fairness/index.tsx";
import type { Phase } from "./opening-phase.ts";
import ResultDialog from "../result/result-dialog.tsx";

type Props = {
  phase: Phase;
  canOpenAgain: boolean;
  onAgain: () => void;
  onAskAgain: () => void;
  onClose: () => void;
};

/** The end of an opening: the result, or what to do if its verification failed. */
export default function OpeningEnd({ phase, canOpenAgain, onAgain, onAskAgain, onClose }: Props) {
  if (phase.name === "breach") return <BreachView judged={phase.judged} onAskAgain={onAskAgain} onClose={onClose} />;
  if (phase.name === "broken") {
    return <BrokenPromiseView userId={phase.userId} promise={phase.promise} onClose={onClose} />;
  }
  if (phase.name !== "result") return null;
  const { outcome, notice } = phase;
  const isAgainMeant =
    outcome.source === "demo" || (outcome.source === "opened" && notice === undefined && canOpenAgain);
  const again = isAgainMeant ? onAgain : undefined;
  return <ResultDialog outcome={outcome} notice={notice} onAgain={again} onClose={onClose} />;
}
