import { useState } from "react";
import { IDLE, type Outcome, type Phase, type Win } from "../opening/opening-phase.ts";

/** The state of a stage that plays demos of one box, and the win of the last one. */
export function useDemo() {
  const [phase, setPhase] = useState<Phase>(IDLE);
  const [won, setWon] = useState<Win>();
  return {
    phase,
    won,
    spin: (outcome: Outcome): void => {
      setWon(undefined);
      setPhase({ name: "spinning", outcome });
    },
    stopped: (): void => {
      if (phase.name === "spinning") setWon(phase.outcome.wins[0]);
      setPhase(IDLE);
    },
  };
}
