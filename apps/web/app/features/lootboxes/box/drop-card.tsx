import type { CSSProperties } from "react";
import { boxPage } from "../../../locales/en/lootboxes/box-page.ts";
import { useTexts } from "../../../locales/texts.ts";
import { ItemPicture } from "../../../ui/media/item-picture.tsx";
import { Price } from "../../../ui/price.tsx";
import { TierBadge } from "../../../ui/media/tier-badge.tsx";
import { dropName } from "../../items/index.ts";
import styles from "./box-contents.module.css";
import type { Drop } from "../opening/opening-phase.ts";

type Props = { drop: Drop; ranges: boolean; onView: (drop: Drop) => void };

/**
 * One item of the box. Its odds are a text and a bar, whose full length stands for 100 %. A click shows the item's
 * details.
 */
export function DropCard({ drop, ranges, onView }: Props) {
  const { item, probability, ticketFrom, ticketTo } = drop;
  const t = useTexts(boxPage).contents;
  return (
    <li className={styles["card"]} data-tier={item.tier}>
      <ItemPicture src={item.imageUrl} alt="" tier={item.tier} />
      <div className={styles["text"]}>
        <TierBadge tier={item.tier} />
        <h3>
          <button type="button" className={styles["view"]} aria-haspopup="dialog" onClick={() => onView(drop)}>
            <bdi>{dropName(drop)}</bdi>
          </button>
        </h3>
        <Price amount={item.marketPrice} size="medium" />
        <p className={styles["odds"]}>
          <strong>{t.chance(probability)}</strong>
          <span>{t.oneIn(Math.ceil(1 / probability - 1e-6))}</span>
        </p>
        <span className={styles["bar"]} style={{ "--share": probability } as CSSProperties} />
        {ranges && <p className={styles["range"]}>{t.tickets(ticketFrom, ticketTo)}</p>}
      </div>
    </li>
  );
}
