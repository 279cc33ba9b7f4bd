import { boxPage } from "../../../locales/en/lootboxes/box-page.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { TierBadge } from "../../../ui/media/tier-badge.tsx";
import { BoxStage } from "../box/box-stage.tsx";
import { demoOpening } from "../opening/demo-opening.ts";
import type { Box } from "../opening/opening-phase.ts";
import styles from "./box-preview.module.css";
import { useDemo } from "./use-demo.ts";

export type PreviewedBox = Pick<Box, "id" | "name" | "hue" | "imageUrl" | "price" | "drops">;

const CHOICE = { quantity: 1, quick: false };

/** Shows a box as customers will see it, and opens it as a demo. Nothing is charged, won or sent. */
export default function BoxPreview({ box }: { box: PreviewedBox }) {
  const t = useTexts(boxPage);
  const { phase, won, spin, stopped } = useDemo();
  return (
    <div className={styles["preview"]}>
      <BoxStage box={box} choice={CHOICE} canSkip phase={phase} onStopped={stopped} />
      <p role="status" className={styles["won"]}>
        {won && (
          <>
            <TierBadge tier={won.item.tier} /> <bdi>{won.item.name}</bdi>, {t.contents.chance(won.probability)}
          </>
        )}
      </p>
      <Button onClick={() => spin(demoOpening(box, CHOICE.quantity))} disabled={phase.name === "spinning"}>
        {t.bar.demo}
      </Button>
    </div>
  );
}
