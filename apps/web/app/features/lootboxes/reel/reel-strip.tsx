import { type CSSProperties, type Ref, memo } from "react";
import { type Drop } from "../opening/opening-phase.ts";
import styles from "./reel.module.css";
import { WINNER } from "./reel-cells.ts";

type Props = {
  cells: readonly Pick<Drop, "item">[];
  cellPx: number;
  ref: Ref<HTMLDivElement>;
};

/** One strip of pictures behind its pointer. Rendered once; the animation only changes a transform. */
export const ReelStrip = memo(function ReelStrip({ cells, cellPx, ref }: Props) {
  return (
    <div className={styles["window"]} style={{ "--cell": `${cellPx}px` } as CSSProperties}>
      <div ref={ref} className={styles["strip"]}>
        {cells.map(({ item }, index) => (
          <span
            key={index}
            className={styles["cell"]}
            data-tier={item.tier}
            data-winner={index === WINNER || undefined}
          >
            <img src={item.imageUrl} alt="" width={256} height={256} draggable={false} />
          </span>
        ))}
      </div>
      <span className={styles["pointer"]} />
    </div>
  );
});
