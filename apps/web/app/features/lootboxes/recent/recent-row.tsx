import type { ReactNode } from "react";
import { Link } from "react-router";
import type { CallResult } from "../../../api/request.ts";
import { recentOpenings } from "../../../locales/en/lootboxes/recent-openings.ts";
import { useTexts } from "../../../locales/texts.ts";
import { dateTimeText } from "../../../ui/date-text.ts";
import { ItemPicture } from "../../../ui/media/item-picture.tsx";
import { TierBadge } from "../../../ui/media/tier-badge.tsx";
import styles from "./recent.module.css";

export type RecentOpening = CallResult<"listRecentOpenings">[number];

export const keyOfOpening = ({ logIndex, drawIndex }: RecentOpening) => `${logIndex} ${drawIndex}`;

type Props = { opening: RecentOpening; /** Shows the box's name. */ withBox: boolean; children?: ReactNode };

/** A win with its time, and the winner's name if the winner chose to show it. Shows no amounts. */
export function RecentRow({ opening, withBox, children }: Props) {
  const t = useTexts(recentOpenings);
  const { item, lootBox, openedAtUtc, userName } = opening;
  return (
    <li className={styles["opening"]} data-tier={item.tier}>
      <ItemPicture src={item.imageUrl} alt="" tier={item.tier} size="tile" />
      <div className={styles["text"]}>
        <strong>
          <bdi>{item.name}</bdi>
        </strong>
        <TierBadge tier={item.tier} />
        {withBox && (
          <Link to={`/lootboxes/${lootBox.id}`}>
            <bdi>{lootBox.name}</bdi>
          </Link>
        )}
        <small>
          {userName === null ? t.somebody : <bdi>{userName}</bdi>}
          {" · "}
          <time dateTime={openedAtUtc}>{dateTimeText(openedAtUtc)}</time>
        </small>
      </div>
      {children}
    </li>
  );
}
