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
  wins: readonly Win[];
  quick: boolean;
  /** Whether the person may end the animation, as the market says. */
  canSkip: boolean;
  sound: boolean;
  /** The verdict on the opening, which has already ended. Undefined in the demo. */
  verdict: Settled["judgement"]["verdict"] | undefined;
  /** Called when the strips have stopped and the winner was shown for a moment. */
  onStopped: () => void;
};

const GAP_PX = 8;

/** Width and height of a cell in pixels, by number of strips. */
const CELLS: Record<number, readonly [number, number]> = { 1: [192, 248], 2: [144, 168], 3: [112, 112], 4: [84, 84] };
const CELLS_ON_PHONES: Record<number, readonly [number, number]> = { 1: [144, 196], 2: [116, 144], 3: [96, 96] };
const SMALLEST = [68, 68] as const;

function cellSize(strips: number): readonly [number, number] {
  const isPhone = window.matchMedia("(max-width: 599px)").matches;
  return (isPhone ? CELLS_ON_PHONES : CELLS)[strips] ?? SMALLEST;
}

function reelsOf(drops: readonly Drop[], wins: readonly Win[]) {
  return wins.map(({ id, item, ticket }) => {
    const winner = drops.find(({ itemId }) => itemId === item.id) ?? { item, ticketTo: ticket };
    return reelOf<Pick<Drop, "item" | "ticketTo">>(drops, winner, id);
  });
}

/**
 * The animation of an opening whose outcome is known. Esc and "Skip" end it where that is allowed. React doesn't render
 * while it runs.
 */
export default function ReelView({ drops, wins, quick, canSkip, sound, verdict, onStopped }: Props) {
  const t = useTexts(boxPage);
  const stage = useRef<HTMLDivElement>(null);
  const strips = useRef<(HTMLDivElement | null)[]>([]);
  const run = useRef<ReturnType<typeof runReel>>(undefined);
  const reels = useMemo(() => reelsOf(drops, wins), [drops, wins]);
  const [cellPx, cellHeight] = cellSize(wins.length);
  const stopped = useEffectEvent(onStopped);

  useEffect(() => {
    if (stage.current === null) return;
    const moving = reels.flatMap(({ stopOffset }, index) => {
      const element = strips.current[index];
      return element ? [{ element, stopOffset }] : [];
    });
    const place = { stage: stage.current, strips: moving, cellPx, gapPx: GAP_PX };
    const end = () => document.removeEventListener("keydown", finishOnEsc);
    const stop = () => {
      // The strips stay visible behind the result, but Esc now belongs to the result.
      end();
      stopped();
    };
    const current = runReel({ ...place, quick, sound, onStopped: stop });
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
  }, [reels, cellPx, quick, canSkip, sound]);

  return (
    <div ref={stage} className={styles["reel"]} dir="ltr">
      <div className={styles["strips"]} data-layer="strips" aria-hidden="true">
        {reels.map(({ cells }, index) => (
          <ReelStrip
            key={wins[index]?.id}
            cells={cells}
            cellPx={cellPx}
            cellHeight={cellHeight}
            ref={(element) => {
              strips.current[index] = element;
            }}
          />
        ))}
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
