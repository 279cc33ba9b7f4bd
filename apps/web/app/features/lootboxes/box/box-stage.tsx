import { type CSSProperties, useEffect, useRef } from "react";
import { boxPage } from "../../../locales/en/lootboxes/box-page.ts";
import { useTexts } from "../../../locales/texts.ts";
import { ClosedBox } from "../../../ui/media/closed-box.tsx";
import styles from "./box-stage.module.css";
import type { OpenChoice } from "./open-bar.tsx";
import { type Box, type Phase, verdictOf } from "../opening/opening-phase.ts";
import { CardHand, ReelView } from "../opening/opening-show.ts";
import { STAGE_STATUS } from "../stage/stage-status.ts";

/** Scrolls as little as needed to show the whole stage, or its head if it is higher than the window. */
function scrollToStage(stage: HTMLElement): void {
  stage.scrollIntoView({ block: "nearest" });
  const { scrollPaddingBlockStart } = getComputedStyle(document.documentElement);
  const isHeadHidden = stage.getBoundingClientRect().top + 1 < Number.parseInt(scrollPaddingBlockStart, 10);
  if (isHeadHidden) stage.scrollIntoView({ block: "start" });
}

export type StagedBox = Pick<Box, "name" | "hue" | "imageUrl" | "drops">;

type Props = {
  box: StagedBox;
  choice: OpenChoice;
  canSkip: boolean;
  phase: Phase;
  onStopped: () => void;
  /** Turns cards, by their places. Not needed where one box is opened at a time. */
  onTurn?: (places: readonly number[]) => void;
};

/** Shows the box, and over it the strips or cards when it is opened, so that the layout doesn't shift. */
export function BoxStage({ box, choice, canSkip, phase, onStopped, onTurn = () => {} }: Props) {
  const t = useTexts(boxPage);
  const stage = useRef<HTMLElement>(null);
  const spinning = phase.name === "spinning";
  const outcome = "outcome" in phase ? phase.outcome : undefined;
  const isOver = phase.name === "result";
  const isPressed = spinning || phase.name === "asking" || phase.name === "clock" || phase.name === "unclear";
  const hasCards = phase.name === "cards";
  const hasStrips = spinning || hasCards || (isOver && phase.hasSpun === true);
  const [first, second] = outcome?.wins ?? [];
  const show = outcome && {
    drops: box.drops,
    quick: choice.quick,
    canSkip,
    verdict: verdictOf(outcome),
    onStopped,
  };

  useEffect(() => {
    if (hasStrips && stage.current !== null) scrollToStage(stage.current);
    // A result may be higher than the strips.
  }, [hasStrips, isOver]);

  return (
    <section
      ref={stage}
      className={styles["stage"]}
      style={{ "--box-hue": box.hue } as CSSProperties}
      aria-label={t.stage.label(box.name)}
      data-phase={phase.name}
      data-rows={choice.quantity > 3 || undefined}
      data-stage
    >
      <span className={styles["dim"]} />
      {spinning && outcome?.source === "demo" && second === undefined && (
        <p className={styles["banner"]}>{t.stage.demo}</p>
      )}
      <div className={styles["scene"]} data-away={isOver || undefined}>
        <ClosedBox
          hue={box.hue}
          imageUrl={box.imageUrl}
          items={box.drops.map(({ item }) => item).toSorted((one, other) => other.marketPrice - one.marketPrice)}
          pressed={isPressed || hasStrips}
        />
      </div>
      {hasStrips && show && first && (
        <div className={styles["reel"]} data-over={isOver || undefined} inert={isOver}>
          {second === undefined ? (
            <ReelView key={first.id} {...show} win={first} />
          ) : (
            <CardHand
              key={first.id}
              {...show}
              wins={outcome.wins}
              turns={"turns" in phase ? phase.turns : undefined}
              onTurn={onTurn}
            />
          )}
        </div>
      )}
      <p id={STAGE_STATUS} className="visually-hidden" role="status" aria-atomic="false">
        {isPressed && <span>{t.stage.opening} </span>}
      </p>
    </section>
  );
}
