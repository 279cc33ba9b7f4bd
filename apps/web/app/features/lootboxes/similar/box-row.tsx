import { type ReactNode, useId } from "react";
import { BoxCard } from "../list/box-card.tsx";
import { listedBox } from "../list/listed-box.ts";
import styles from "./box-row.module.css";

type Props = {
  title: string;
  /** A link at the end of the heading's line. */ action?: ReactNode;
  boxes: readonly Parameters<typeof listedBox>[0][];
};

/** Boxes under a heading, in one row on wide screens. Renders nothing without boxes. */
export function BoxRow({ title, action, boxes }: Props) {
  const titleId = useId();
  if (boxes.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <div className={styles["title"]}>
        <h2 id={titleId}>{title}</h2>
        {action}
      </div>
      <ul className={styles["boxes"]}>
        {boxes.map((box) => (
          <BoxCard key={box.id} box={listedBox(box)} eager={false} heading="h3" />
        ))}
      </ul>
    </section>
  );
}
