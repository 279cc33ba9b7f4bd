import { type CSSProperties, type ReactNode, useEffect, useEffectEvent } from "react";
import { playEffect } from "../../../effects/effects.ts";
import { CardFace } from "../cards/card-face.tsx";
import cards from "../cards/card-hand.module.css";
import type { Outcome, Win } from "../opening/opening-phase.ts";
import { type Finale, bestOf, finaleMs } from "./finale.ts";
import styles from "./result.module.css";
import { WinCard } from "./win-card.tsx";

const PLAIN: Finale = { kind: "Plain" };

type Props = {
  outcome: Outcome;
  /** True if the strip has just stopped, or the last card is turned. */
  hasSpun: boolean;
  head: ReactNode;
  /** One line below the wins. */
  line: ReactNode;
  /** Shown below a win. */
  belowOf?: (win: Win) => ReactNode;
  children?: ReactNode;
};

/** The wins of an opening on the stage, with their one finale. */
export function FinaleView({ outcome, hasSpun, head, line, belowOf, children }: Props) {
  const { wins } = outcome;
  const { best, finale } = bestOf(outcome);
  const several = wins.length > 1;
  const playFinale = useEffectEvent(() => {
    if (hasSpun && finale.kind !== "Plain") playEffect(finale.kind === "Warm" ? "warm" : finale.tier);
  });
  useEffect(() => playFinale(), []);

  return (
    <div
      className={styles["finale"]}
      data-several={several || undefined}
      data-tier={best?.item.tier}
      data-finale={finale.kind}
      style={{ "--finale": `${finaleMs(finale)}ms` } as CSSProperties}
    >
      {head}
      {several ? (
        <ol className={cards["hand"]} data-count={wins.length}>
          {wins.map((win) => (
            <li key={win.id}>
              <CardFace win={win} finale={win === best ? finale : PLAIN} />
              {belowOf?.(win)}
            </li>
          ))}
        </ol>
      ) : (
        wins.map((win) => (
          <WinCard key={win.id} win={win} finale={finale}>
            {belowOf?.(win)}
          </WinCard>
        ))
      )}
      {line}
      {children}
    </div>
  );
}
