import { opening } from "../../../locales/en/lootboxes/opening.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Mark } from "../../../ui/media/mark.tsx";
import styles from "./card.module.css";

/** The back of every card: the box's hue, the shop's mark, and a number. It can't know what lies on the other side. */
export function BackPicture({ place }: { place: number }) {
  return (
    <span className={styles["pattern"]}>
      <span className={styles["mark"]}>
        <Mark size={40} />
      </span>
      <span className={styles["number"]} aria-hidden="true">
        {place + 1}
      </span>
    </span>
  );
}

type Props = {
  /** The card's place in the draw, from 0. */
  place: number;
  count: number;
  /** False as long as the cards rise. */
  canTurn: boolean;
  onTurn: (place: number) => void;
};

/** Movement in pixels from which a touch counts as a swipe. */
const SWIPE_PX = 24;

/** A card that lies face down: a button, which a press or a swipe turns. With its focus, number keys turn any card. */
export function CardBack({ place, count, canTurn, onTurn }: Props) {
  const t = useTexts(opening).cards;
  return (
    <button
      type="button"
      className={styles["back"]}
      aria-label={t.faceDown(place + 1, count)}
      aria-disabled={!canTurn || undefined}
      data-back={place}
      onClick={() => canTurn && onTurn(place)}
      // Only here, because single keys that work everywhere disturb people who use speech input.
      onKeyDown={({ key, altKey, ctrlKey, metaKey }) => {
        if (canTurn && !altKey && !ctrlKey && !metaKey && /^[1-9]$/.test(key)) onTurn(Number(key) - 1);
      }}
      onPointerDown={({ currentTarget, clientX, clientY }) => {
        const follow = (event: PointerEvent) => {
          if (Math.hypot(event.clientX - clientX, event.clientY - clientY) > SWIPE_PX && canTurn) onTurn(place);
        };
        currentTarget.addEventListener("pointerup", follow, { once: true });
      }}
    >
      <BackPicture place={place} />
    </button>
  );
}
