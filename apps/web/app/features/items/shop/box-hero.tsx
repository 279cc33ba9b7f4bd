import type { CSSProperties } from "react";
import { IconArrowRight } from "../../../ui/icons/first-icons.ts";
import type { Cents } from "@trove/money";
import { Link } from "react-router";
import { items } from "../../../locales/en/items/items.ts";
import { useTexts } from "../../../locales/texts.ts";
import { BoxScene } from "../../../ui/media/box-scene.tsx";
import { ButtonLink } from "../../../ui/button.tsx";
import { Price } from "../../../ui/price.tsx";
import { classes } from "../../../ui/classes.ts";
import letters from "../../../ui/letters.module.css";
import styles from "./box-hero.module.css";

export type HeroBox = {
  id: string;
  name: string;
  imageUrl: string;
  hue: number;
  price: Cents;
  best: { name: string; imageUrl: string }[];
};

/** A narrow banner with three half-open boxes and a link to all boxes. */
export function BoxHero({ boxes, total }: { boxes: readonly HeroBox[]; total: number }) {
  const t = useTexts(items).hero;
  const hues = Object.fromEntries(boxes.map(({ hue }, place) => [`--hue-${place}`, hue])) as CSSProperties;
  return (
    <section className={styles["hero"]} style={hues} aria-label={t.label}>
      <div className={styles["words"]}>
        <p className={styles["title"]}>{t.title}</p>
        <p className={classes(letters["muted"], styles["text"])}>{t.text(total)}</p>
        <ButtonLink to="/lootboxes" prefetch="intent" className={styles["all"]}>
          {t.link}
          <IconArrowRight size={18} />
        </ButtonLink>
      </div>
      <ul className={styles["boxes"]}>
        {boxes.map(({ id, name, imageUrl, hue, price, best }) => (
          <li key={id} data-lifts>
            <Link to={`/lootboxes/${id}`} prefetch="intent">
              <BoxScene
                hue={hue}
                imageUrl={imageUrl}
                items={best.map((item) => ({ ...item, name: "" }))}
                load="eager"
              />
              <span className={styles["caption"]}>
                <span className={styles["name"]}>{name}</span>
                <Price amount={price} className={styles["price"]} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
