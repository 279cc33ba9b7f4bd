import { useId } from "react";
import { BoxCard } from "../list/box-card.tsx";
import { listedBox } from "../list/listed-box.ts";
import styles from "./box-row.module.css";

type Props = { title: string; boxes: readonly Parameters<typeof listedBox>[0][] };

/** Boxes under a heading, in one row on wide screens. Renders nothing without boxes. */
export function BoxRow({ title, boxes }: Props) {
  const titleId = useId();
  if (boxes.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={styles["title"]}>
        {title}
      </h2>
      <ul className={styles["boxes"]}>
        {boxes.map((box) => (
          <BoxCard key={box.id} box={listedBox(box)} eager={false} heading="h3" />
        ))}
      </ul>
    </section>
  );
}
