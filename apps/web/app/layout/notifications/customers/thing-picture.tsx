import { ItemPicture } from "../../../ui/media/item-picture.tsx";
import { notificationIcons, type Subject } from "../notification-icons.ts";
import styles from "./thing-picture.module.css";

/** The picture of the item that a notification is about, with a small icon of its kind. */
export function ThingPicture({ type, src }: { type: Subject; src: string }) {
  const Icon = notificationIcons[type];
  return (
    <span className={styles["thing"]} aria-hidden="true">
      <ItemPicture src={src} alt="" size="row" />
      <span className={styles["kind"]} data-type={type}>
        <Icon size={14} stroke={2} />
      </span>
    </span>
  );
}
