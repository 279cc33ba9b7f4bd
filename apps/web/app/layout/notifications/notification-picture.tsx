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

type Props = { type: Subject; avatarUrl?: string | null };

/** The picture of the person who caused the notification, or else an icon for its kind. */
export function NotificationPicture({ type, avatarUrl = null }: Props) {
  const Icon = icons[type];
  return (
    <span className={styles["picture"]} data-type={type} aria-hidden="true">
      {avatarUrl === null ? <Icon size={20} stroke={1.6} /> : <img src={avatarUrl} alt="" width={40} height={40} />}
    </span>
  );
}
