import type { ReactNode } from "react";
import { formatEuros } from "@trove/money";
import { boxPage } from "../../../locales/en/lootboxes/box-page.ts";
import { opening } from "../../../locales/en/lootboxes/opening.ts";
import { useTexts } from "../../../locales/texts.ts";
import { TierBadge } from "../../../ui/media/tier-badge.tsx";
import type { Win } from "../opening/opening-phase.ts";
import type { Finale } from "./finale.ts";
import styles from "./result.module.css";
import { ResultPicture } from "./result-picture.tsx";

type Props = {
  win: Win;
  finale: Finale;
  children?: ReactNode;
};

/** The win of one box: picture, tier, value, probability and ticket. */
export function WinCard({ win: { item, probability, ticket }, finale, children }: Props) {
  const t = useTexts(opening).result;
  const { contents } = useTexts(boxPage);
  return (
    <div className={styles["win"]} data-tier={item.tier}>
      <ResultPicture src={item.imageUrl} tier={item.tier} finale={finale} />
      <TierBadge tier={item.tier} />
      <dl className={styles["facts"]}>
        <div>
          <dt>{t.worth}</dt>
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
