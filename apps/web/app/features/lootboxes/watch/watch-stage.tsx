import { type CSSProperties, useEffect, useRef, useState } from "react";
import { watch as texts } from "../../../locales/en/lootboxes/watch.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { IconDownload } from "../../../ui/icons/shop-icons.ts";
import { later } from "../../../ui/later.tsx";
import letters from "../../../ui/letters.module.css";
import { LocalTime } from "../../../ui/local-time.tsx";
import { BoxStage, type StagedBox } from "../box/box-stage.tsx";
import { TurnAction } from "../opening/opening-show.ts";
import { shownWins } from "../result/shown-wins.ts";
import { useWatch, WatchEnd } from "./use-watch.ts";
import type { Unwatched, Watched } from "./watched.ts";
import styles from "./watch-stage.module.css";

const KeepsakeDialog = later(() => import("../keepsake/keepsake-dialog.tsx"));

const CHOICE = { quantity: 1, quick: false };

type Props = {
  /** Names the opening: its transaction id, or the token of its link. */
  id: string;
  box: StagedBox;
  openedAtUtc: string;
  /** The username that the person may put on the picture. */
  userName?: string | undefined;
  /** Judges the record. Called at each press, because the log may have the record later. */
  read: () => Promise<Watched | Unwatched>;
};

/** The stage of a past opening: a press shows it again, from its record. Nothing starts by itself. */
export function WatchStage({ id, box, openedAtUtc, userName, read }: Props) {
  const t = useTexts(texts);
  const { phase, problem, watch, stopped, turn } = useWatch(read);
  const [keeps, setKeeps] = useState(false);
  const again = useRef<HTMLButtonElement>(null);
  const hasCards = phase.name === "cards";
  const isOver = phase.name === "result";
  const isBusy = phase.name === "asking" || phase.name === "spinning";

  // The card that had the focus is gone.
  useEffect(() => {
    if (isOver && document.activeElement === document.body) again.current?.focus({ preventScroll: true });
  }, [isOver]);

  return (
    <div className={styles["watch"]}>
      <div className={styles["play"]} style={{ "--box-hue": box.hue } as CSSProperties}>
        <BoxStage box={box} choice={CHOICE} canSkip phase={phase} onStopped={stopped} onTurn={turn} />
        {isOver && <WatchEnd outcome={{ ...phase.outcome, wins: shownWins(phase.outcome.wins, box.drops) }} />}
        <div className={styles["bar"]}>
          <div className={styles["acts"]}>
            {hasCards ? (
              <TurnAction turns={phase.turns} count={phase.outcome.wins.length} canTurnAll onTurn={turn} />
            ) : (
              <Button ref={again} size="large" busy={isBusy} onClick={() => void watch()}>
                {t.again}
              </Button>
            )}
            {!hasCards && (
              <Button
                variant="outline"
                size="large"
                icon={<IconDownload size={18} stroke={1.6} />}
                disabled={isBusy}
                onClick={() => setKeeps(true)}
              >
                {t.keepsake.open}
              </Button>
            )}
          </div>
          <p className={letters["hint"]}>
            {t.past} <LocalTime time={openedAtUtc} />
            <br />
            {t.harmless}
          </p>
        </div>
      </div>
      {problem && <Alert kind={problem === "Differs" ? "bad" : "warning"}>{t.unwatched[problem]}</Alert>}
      {keeps && (
        <KeepsakeDialog
          id={id}
          box={box}
          openedAtUtc={openedAtUtc}
          userName={userName}
          read={read}
          onClose={() => setKeeps(false)}
        />
      )}
    </div>
  );
}
