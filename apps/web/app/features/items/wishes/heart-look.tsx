import { IconHeart } from "../../../ui/icons/first-icons.ts";
import { wishes } from "../../../locales/en/items/wishes.ts";
import { useTexts } from "../../../locales/texts.ts";
import styles from "./heart.module.css";

type Props = { name: string; isWished?: boolean; onClick?: () => void };

/** The look of a heart button, filled if the item is on the wishlist. `name` is the item's. */
export function HeartLook({ name, isWished = false, onClick }: Props) {
  const t = useTexts(wishes);
  return (
    <button
      type="button"
      className={styles["heart"]}
      title={isWished ? t.remove : t.save}
      aria-label={t.wished(name)}
      aria-pressed={isWished}
      onClick={onClick}
    >
      <IconHeart size={22} stroke={1.6} fill={isWished ? "currentColor" : "none"} />
    </button>
  );
}
