import { useEffect, useEffectEvent, useMemo, useRef } from "react";
import { type Settled, VerdictBadge } from "../../fairness/index.tsx";
import { boxPage } from "../../../locales/en/lootboxes/box-page.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Button } from "../../../ui/button.tsx";
import type { Drop, Win } from "../opening/opening-phase.ts";
import { StageLine } from "../stage/stage-line.tsx";
import { reelOf } from "./reel-cells.ts";
import { ReelStrip } from "./reel-strip.tsx";
import styles from "./reel.module.css";
import { runReel } from "./run-reel.ts";

type Props = {
  drops: readonly Drop[];
  win: Win;
  quick: boolean;
  /** Whether the person may end the animation, as the market says. */
  canSkip: boolean;
  /** The verdict on the opening, which has already ended. Undefined in the demo. */
  verdict: Settled["judgement"]["verdict"] | undefined;
  /** Called when the strips have stopped and the winner was shown for a moment. */
  onStopped: () => void;
};

const GAP_PX = 8;

/** Width and height of a cell in pixels. */
const CELL = [192, 248] as const;
const CELL_ON_PHONES = [144, 196] as const;

function reelFor(drops: readonly Drop[], { id, item, ticket, stripSeed }: Win) {
  const winner = drops.find(({ itemId }) => itemId === item.id) ?? { item, ticketTo: ticket };
  return reelOf<Pick<Drop, "item" | "ticketTo">>(drops, winner, stripSeed ?? id);
}

/**
 * The animation of an opening whose outcome is known. Esc and "Skip" end it where that is allowed. React doesn't render
 * while it runs.
 */
export default function ReelView({ drops, win, quick, canSkip, verdict, onStopped }: Props) {
  const t = useTexts(boxPage);
  const layer = useRef<HTMLDivElement>(null);
  const strip = useRef<HTMLDivElement>(null);
  const run = useRef<ReturnType<typeof runReel>>(undefined);
  const { cells, stopOffset } = useMemo(() => reelFor(drops, win), [drops, win]);
  const [cellPx, cellHeight] = window.matchMedia("(max-width: 599px)").matches ? CELL_ON_PHONES : CELL;
  const stopped = useEffectEvent(onStopped);

  useEffect(() => {
    if (layer.current === null || strip.current === null) return;
    const moving = { element: strip.current, stopOffset };
    const end = () => document.removeEventListener("keydown", finishOnEsc);
    const stop = () => {
      // The strips stay visible behind the result, but Esc now belongs to the result.
      end();
      stopped();
    };
    const place = { layer: layer.current, strip: moving, cellPx, gapPx: GAP_PX };
    const current = runReel({ ...place, quick, onStopped: stop });
    run.current = current;
    function finishOnEsc(event: KeyboardEvent): void {
      if (event.key !== "Escape") return;
      // Prevents that the same key press also closes the result.
      event.preventDefault();
      current.finish();
    }
    if (canSkip) document.addEventListener("keydown", finishOnEsc);
    return () => {
      end();
      current.cancel();
    };
  }, [stopOffset, cellPx, quick, canSkip]);

  return (
    <div ref={layer} className={styles["reel"]} dir="ltr">
      <div className={styles["strips"]} data-layer="rising" aria-hidden="true">
        <ReelStrip cells={cells} cellPx={cellPx} cellHeight={cellHeight} ref={strip} />
      </div>
      {verdict && (
        <p className={styles["verdict"]}>
          <VerdictBadge verdict={verdict} />
        </p>
      )}
      <StageLine>{t.stage.open}</StageLine>
      {verdict && (
        <StageLine>
          <VerdictBadge verdict={verdict} />
        </StageLine>
      )}
      {canSkip && (
        <Button variant="quiet" size="small" className={styles["skip"]} onClick={() => run.current?.finish()}>
          {t.stage.skip}
        </Button>
      )}
    </div>
  );
}
