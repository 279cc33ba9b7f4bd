import type { CSSProperties } from "react";
import { formatEuros } from "@trove/money";
import { opening } from "../../../locales/en/lootboxes/opening.ts";
import { tiers } from "../../../locales/en/tiers.ts";
import { useTexts } from "../../../locales/texts.ts";
import type { Turns, Win } from "../opening/opening-phase.ts";
import { StageLine } from "../stage/stage-line.tsx";
import { BackPicture } from "./card-back.tsx";
import { CardFace } from "./card-face.tsx";
import styles from "./card.module.css";

type Props = { win: Win; place: number; turns: Turns };

/** A card that has just been turned: its back goes, and its face comes. Cards of one press turn one after the other. */
export function TurnedCard({ win, place, turns }: Props) {
  const nth = turns.find((turn) => turn.includes(place))?.indexOf(place) ?? 0;
  return (
    <div className={styles["turned"]} style={{ "--nth": nth } as CSSProperties}>
      <span className={styles["gone"]}>
        <BackPicture place={place} />
      </span>
      <CardFace win={win} finale={{ kind: "Plain" }} />
    </div>
  );
}

/** Tells screen readers what a turned card shows. */
export function ToldCard({ win, place, count }: { win: Win | undefined; place: number; count: number }) {
  const t = useTexts(opening).cards;
  const { names } = useTexts(tiers);
  if (win === undefined) return null;
  const { name, tier, marketPrice } = win.item;
  return <StageLine>{t.faceUp(place + 1, count, name, names[tier], formatEuros(marketPrice))}</StageLine>;
}
