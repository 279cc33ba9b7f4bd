import { Link } from "react-router";
import type { CallResult } from "../../../api/request.ts";
import { item as itemTexts } from "../../../locales/en/items/item.ts";
import { quickView } from "../../../locales/en/items/quick-view.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Price } from "../../../ui/price.tsx";
import { classes } from "../../../ui/classes.ts";
import layout from "../../../ui/layout.module.css";
import styles from "./quick-view.module.css";

type Props = { boxes: NonNullable<CallResult<"getItem">["relatedLootBoxes"]>; boxId: string };

/** The other boxes that contain an item, highest probability first. */
export function HoldingBoxes({ boxes, boxId }: Props) {
  const t = useTexts(quickView);
  const { chance } = useTexts(itemTexts);
  const others = boxes.filter(({ id }) => id !== boxId);
  if (others.length === 0) return <p className={styles["only"]}>{t.onlyHere}</p>;
  return (
    <section>
      <h3 className={styles["title"]}>{t.others}</h3>
      <ul className={classes(layout["stack-1"], styles["boxes"])}>
        {others.map(({ id, name, imageUrl, price, probability }) => (
          <li key={id}>
            <Link to={`/lootboxes/${id}`}>
              <img src={imageUrl} alt="" width={48} height={48} loading="lazy" decoding="async" />
              <span>
                <span>
                  <bdi>{name}</bdi>
                </span>
                <span className={styles["chance"]}>{chance(probability)}</span>
              </span>
              <Price amount={price} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
