import type { Cents } from "@trove/money";
import { ClockView, StepView } from "../../fairness/index.tsx";
import type { Drop, Phase } from "./opening-phase.ts";
import { shownWins } from "../result/shown-wins.ts";
import ResultView from "../result/result-view.tsx";

type Props = {
  phase: Phase;
  /** The drops of the page's box. */
  drops: readonly Drop[];
  /** True if this browser may delete its proofs by itself. */
  mayForget: boolean;
  canOpenAgain: boolean;
  /** Whether the market lets people open again from the result, without going back to the box. */
  canRepeat: boolean;
  onAgain: (balance: Cents | undefined) => void;
  onClose: () => void;
};

/** Shows how an opening ended: the wins, or another end such as a void. Also asks about clocks before it goes on. */
export default function OpeningEnd(props: Props) {
  const { phase, drops, mayForget, canOpenAgain, canRepeat, onAgain, onClose } = props;
  if (phase.name === "clock") return <ClockView question={phase.question} onAnswer={phase.answer} />;
  if (phase.name === "end") return <StepView outcome={phase.ended} onClose={onClose} />;
  if (phase.name !== "result") return null;
  const { outcome, notice } = phase;
  const isAgainMeant =
    outcome.source === "demo" || (outcome.source === "opened" && notice === undefined && canOpenAgain);
  const again = isAgainMeant && canRepeat ? onAgain : undefined;
  const shown = {
    outcome: { ...outcome, wins: shownWins(outcome.wins, drops) },
    notice,
    mayForget: mayForget && outcome.source === "opened",
  };
  return <ResultView {...shown} hasSpun={phase.hasSpun === true} onAgain={again} onClose={onClose} />;
}
