import { type CSSProperties, useEffect, useRef } from "react";
import { boxPage } from "../../../locales/en/lootboxes/box-page.ts";
import { useTexts } from "../../../locales/texts.ts";
import { BoxScene } from "../../../ui/media/box-scene.tsx";
import styles from "./box-stage.module.css";
import type { OpenChoice } from "./open-bar.tsx";
import type { Box, Phase } from "../opening/opening-phase.ts";
import { ReelView } from "../opening/opening-show.ts";

type StagedBox = Pick<Box, "name" | "hue" | "imageUrl" | "drops">;

type Props = { box: StagedBox; choice: OpenChoice; canSkip: boolean; phase: Phase; onStopped: () => void };

/** Shows the box, or the strips in the same place while it is opened, so that the layout doesn't shift. */
export function BoxStage({ box, choice, canSkip, phase, onStopped }: Props) {
  const t = useTexts(boxPage);
  const stage = useRef<HTMLElement>(null);
  const spinning = phase.name === "spinning";
  const outcome = "outcome" in phase ? phase.outcome : undefined;
  const isOver = phase.name === "result";
  const hasStrips = spinning || (isOver && phase.hasSpun);

  useEffect(() => {
    if (spinning) stage.current?.scrollIntoView({ block: "nearest" });
  }, [spinning]);

  return (
    <section
      ref={stage}
      className={styles["stage"]}
      style={{ "--box-hue": box.hue } as CSSProperties}
      aria-label={t.stage.label(box.name)}
      data-phase={phase.name}
      data-lifts
    >
      <span className={styles["dim"]} />
      {spinning && outcome?.source === "demo" && <p className={styles["banner"]}>{t.stage.demo}</p>}
      <div className={styles["scene"]} data-away={spinning || isOver || undefined}>
        <BoxScene
          hue={box.hue}
          imageUrl={box.imageUrl}
          items={box.drops.map(({ item }) => item)}
          open={phase.name === "asking" || phase.name === "clock" || phase.name === "unclear"}
          load="first"
        />
      </div>
      {hasStrips && outcome && (
        <div className={styles["reel"]} data-over={isOver || undefined} inert={isOver}>
          <ReelView
            key={outcome.wins[0]?.id}
            drops={box.drops}
            wins={outcome.wins}
            quick={choice.quick}
            canSkip={canSkip}
            sound={choice.sound}
            verdict={outcome.settled?.judgement.verdict}
            onStopped={onStopped}
          />
        </div>
      )}
      <p className="visually-hidden" role="status">
        {spinning ? t.stage.opening : ""}
      </p>
    </section>
  );
}
