import {
  IconBell,
  IconBox,
  IconCash,
  IconFile,
  IconHeart,
  IconMail,
  IconMessageCircle,
  IconShoppingBag,
  IconTag,
  IconTruckDelivery,
  IconUser,
} from "../../ui/icons/shop-icons.ts";
import { ItemPicture } from "../../ui/media/item-picture.tsx";
import type { Notification } from "./notification.ts";
import styles from "./notification-row.module.css";

const icons = {
  order: IconShoppingBag,
  chat: IconMessageCircle,
  mail: IconMail,
  delivery: IconTruckDelivery,
  friend: IconUser,
  project: IconMessageCircle,
  file: IconFile,
  tags: IconTag,
  payment: IconCash,
  happened: IconBell,
  wish: IconHeart,
  win: IconBox,
} as const satisfies Record<Notification["type"] | "wish" | "win", unknown>;

export type Subject = keyof typeof icons;

type Props = {
  type: Subject;
  avatarUrl?: string | null;
  /** The picture of an item. */
  itemUrl?: string | undefined;
};

/**
 * The picture of the item that a notification is about, with a small icon of its kind; the picture of the person who
 * caused it; or else the icon alone.
 */
export function NotificationPicture({ type, avatarUrl = null, itemUrl }: Props) {
  const Icon = icons[type];
  if (itemUrl !== undefined) {
    return (
      <span className={styles["thing"]} aria-hidden="true">
        <ItemPicture src={itemUrl} alt="" size="row" />
        <span className={styles["kind"]} data-type={type}>
          <Icon size={14} stroke={2} />
        </span>
      </span>
    );
  }
  return (
    <span className={styles["picture"]} data-type={type} aria-hidden="true">
      {avatarUrl === null ? <Icon size={20} stroke={1.6} /> : <img src={avatarUrl} alt="" width={40} height={40} />}
    </span>
  );
}
