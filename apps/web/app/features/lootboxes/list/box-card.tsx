import type { CSSProperties } from "react";
import { formatEuros } from "@trove/money";
import { Link } from "react-router";
import { boxes } from "../../../locales/en/lootboxes/boxes.ts";
import { useTexts } from "../../../locales/texts.ts";
import { BoxScene } from "../../../ui/media/box-scene.tsx";
import { Price } from "../../../ui/price.tsx";
import styles from "./box-card.module.css";
import { type ListedBox, tagName } from "./listed-box.ts";

type Props = {
  box: ListedBox;
  eager: boolean;
  /** The heading level of the name. */ heading?: "h2" | "h3";
  /** The name of what was looked for. */ wanted?: string;
};

/** A box in the list. The whole card is a link to the box. Its items rise on hover and focus. */
export function BoxCard({ box, eager, heading: Heading = "h2", wanted }: Props) {
  const t = useTexts(boxes);
  return (
    <li className={styles["card"]} style={{ "--box-hue": box.hue } as CSSProperties} data-lifts>
      <div className={styles["stage"]}>
        <BoxScene hue={box.hue} imageUrl={box.imageUrl} items={box.best} load={eager ? "first" : "lazy"} />
        {box.tags.length > 0 && (
          <p className={styles["tags"]}>
            <bdi>{box.tags.map((tag) => tagName(tag, t.tagNames)).join(" · ")}</bdi>
          </p>
        )}
      </div>
      <div className={styles["text"]}>
        <Heading>
          <Link to={`/lootboxes/${box.id}`} prefetch="intent">
            <bdi>{box.name}</bdi>
          </Link>
        </Heading>
        <Price amount={box.price} size="medium" className={styles["price"]} />
        {box.chance !== undefined && wanted !== undefined && (
          <p className={styles["wanted"]}>{t.chanceOf(box.chance, wanted)}</p>
        )}
        <p className={styles["range"]}>{t.from(formatEuros(box.lowest), formatEuros(box.highest))}</p>
        <p className={styles["odds"]}>{t.beats(box.chanceToBeatPrice)}</p>
      </div>
    </li>
  );
}
