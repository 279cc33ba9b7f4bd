import { type CSSProperties, type Ref, memo } from "react";
import { cutoutOf } from "@trove/contract/picture-sizes";
import { formatEuros } from "@trove/money";
import { TierBadge } from "../../../ui/media/tier-badge.tsx";
import { type Drop } from "../opening/opening-phase.ts";
import styles from "./reel.module.css";
import { WINNER } from "./reel-cells.ts";

type Props = {
  cells: readonly Pick<Drop, "item">[];
  cellPx: number;
  cellHeight: number;
  ref: Ref<HTMLDivElement>;
};

/** The strip of items behind its pointer. React renders it once; the animation only changes its transform. */
export const ReelStrip = memo(function ReelStrip({ cells, cellPx, cellHeight, ref }: Props) {
  return (
    <div
      className={styles["window"]}
      style={{ "--cell": `${cellPx}px`, "--cell-height": `${cellHeight}px` } as CSSProperties}
    >
      <div ref={ref} className={styles["strip"]}>
        {cells.map(({ item }, index) => (
          <span
            key={index}
            className={styles["cell"]}
            data-tier={item.tier}
            data-winner={index === WINNER || undefined}
          >
            <img src={cutoutOf(item.imageUrl)} alt="" width={256} height={256} draggable={false} />
            <TierBadge tier={item.tier} />
            <span className={styles["value"]}>{formatEuros(item.marketPrice)}</span>
          </span>
        ))}
      </div>
      <span className={styles["pointer"]} />
    </div>
  );
});
