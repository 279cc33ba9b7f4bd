import {
  IconBell,
  IconCash,
  IconFile,
  IconMail,
  IconMessageCircle,
  IconShoppingBag,
  IconTag,
  IconTruckDelivery,
  IconUser,
} from "../../ui/icons/shop-icons.ts";
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
} as const satisfies Record<Notification["type"], unknown>;

/** The picture of the person who caused the notification, or else an icon for its kind. */
export function NotificationPicture({ notification: { type, avatarUrl } }: { notification: Notification }) {
  const Icon = icons[type];
  return (
    <span className={styles["picture"]} data-type={type} aria-hidden="true">
      {avatarUrl === null ? <Icon size={20} stroke={1.6} /> : <img src={avatarUrl} alt="" width={40} height={40} />}
    </span>
  );
}
