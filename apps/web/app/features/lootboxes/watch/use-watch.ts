import { useState } from "react";
import { armEffects } from "../../../effects/effects.ts";
import { later } from "../../../ui/later.tsx";
import { IDLE, type Phase, afterMotion, afterTurning } from "../opening/opening-phase.ts";
import { CardHand, ReelView, TurnAction } from "../opening/opening-show.ts";
import type { Unwatched, Watched } from "./watched.ts";

/** The end of a past opening that was shown again. */
export const WatchEnd = later(() => import("./watch-end.tsx"));

const loadWatch = () => Promise.all([ReelView, CardHand, TurnAction, WatchEnd].map((part) => part.preload()));

/** The state of a stage that shows a past opening again. `read` judges the record. */
export function useWatch(read: () => Promise<Watched | Unwatched>) {
  const [phase, setPhase] = useState<Phase>(IDLE);
  const [problem, setProblem] = useState<Unwatched>();

  async function watch(): Promise<void> {
    void armEffects();
    setProblem(undefined);
    setPhase({ name: "asking" });
    const [found] = await Promise.all([read(), loadWatch()]).catch(() => ["Unknown"] as const);
    if (typeof found === "string") {
      setProblem(found);
      setPhase(IDLE);
    } else setPhase({ name: "spinning", outcome: found.outcome });
  }

  return {
    phase,
    problem,
    watch,
    stopped: () => setPhase(afterMotion),
    turn: (places: readonly number[]) => setPhase((before) => afterTurning(before, places)),
  };
}
