import { useId } from "react";
import { ItemCard } from "../shop/item-card.tsx";
import type { ListedItem } from "../shop/listed-item.ts";
import styles from "./similar-list.module.css";

const SHOWN = 4;

type Props = {
  title: string;
  items: readonly ListedItem[];
  /** Ids of items to leave out. */
  without: ReadonlySet<string>;
};

/** Items that can be bought, under a heading, in one row on wide screens. */
export function SimilarList({ title, items, without }: Props) {
  const titleId = useId();
  const shown = items.filter(({ id }) => !without.has(id)).slice(0, SHOWN);
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={styles["title"]}>
        {title}
      </h2>
      <ul className={styles["items"]}>
        {shown.map((item) => (
          <ItemCard key={item.id} item={item} heading="h3" />
        ))}
      </ul>
    </section>
  );
}
