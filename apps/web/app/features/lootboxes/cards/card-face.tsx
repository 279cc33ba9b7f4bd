import type { ReactNode } from "react";
import { formatEuros } from "@trove/money";
import { boxPage } from "../../../locales/en/lootboxes/box-page.ts";
import { opening } from "../../../locales/en/lootboxes/opening.ts";
import { useTexts } from "../../../locales/texts.ts";
import { TierBadge } from "../../../ui/media/tier-badge.tsx";
import type { Win } from "../opening/opening-phase.ts";
import type { Finale } from "../result/finale.ts";
import { ResultPicture } from "../result/result-picture.tsx";
import styles from "./card.module.css";

type Props = { win: Win; finale: Finale; children?: ReactNode };

/** The face of a card: picture, tier, name, value, probability and ticket of one win. */
export function CardFace({ win: { item, probability, ticket }, finale, children }: Props) {
  const t = useTexts(opening).result;
  const { contents } = useTexts(boxPage);
  return (
    <div className={styles["face"]} data-tier={item.tier} data-finale={finale.kind}>
      <TierBadge tier={item.tier} />
      <ResultPicture src={item.imageUrl} tier={item.tier} finale={finale} small />
      <h3>
        <bdi>{item.name}</bdi>
      </h3>
      <dl className={styles["facts"]}>
        <div className={styles["worth"]}>
          <dt className="visually-hidden">{t.worth}</dt>
          <dd>
            <bdi dir="ltr">{formatEuros(item.marketPrice)}</bdi>
          </dd>
        </div>
        <div>
          <dt>{t.chance}</dt>
          <dd>{contents.chance(probability)}</dd>
        </div>
        <div>
          <dt>{t.ticket}</dt>
          <dd>{t.ticketOf(ticket)}</dd>
        </div>
      </dl>
      {children}
    </div>
  );
}
