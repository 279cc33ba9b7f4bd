import { useId } from "react";
import { Link } from "react-router";
import type { CallResult } from "../../../api/request.ts";
import { item as itemTexts } from "../../../locales/en/items/item.ts";
import { useTexts } from "../../../locales/texts.ts";
import { BoxScene } from "../../../ui/media/box-scene.tsx";
import { Price } from "../../../ui/price.tsx";
import styles from "./winning-boxes.module.css";

type Boxes = NonNullable<CallResult<"getItem">["relatedLootBoxes"]>;

type Props = { item: { name: string; imageUrl: string }; boxes: Boxes };

/** The boxes that contain the item, each with the probability of winning it. */
export function WinningBoxes({ item, boxes }: Props) {
  const t = useTexts(itemTexts);
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId}>{t.winTitle}</h2>
      <p className={styles["lead"]}>{t.winText}</p>
      <ul className={styles["boxes"]}>
        {boxes.map(({ id, name, imageUrl, hue, price, probability }) => (
          <li key={id} data-lifts>
            <div className={styles["scene"]}>
              <BoxScene hue={hue} imageUrl={imageUrl} items={[{ imageUrl: item.imageUrl, name: "" }]} />
            </div>
            <div>
              <h3>
                <Link to={`/lootboxes/${id}`} prefetch="intent">
                  <bdi>{name}</bdi>
                </Link>
              </h3>
              <Price amount={price} size="medium" />
              <p className={styles["chance"]}>
                {t.chance(probability)} <span>{t.percent(probability)}</span>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
