import { notificationIcons, type Subject } from "./notification-icons.ts";
import styles from "./notification-row.module.css";

type Props = { type: Subject; avatarUrl?: string | null };

/** The picture of the person who caused the notification, or else an icon for its kind. */
export function NotificationPicture({ type, avatarUrl = null }: Props) {
  const Icon = notificationIcons[type];
  return (
    <span className={styles["picture"]} data-type={type} aria-hidden="true">
      {avatarUrl === null ? <Icon size={20} stroke={1.6} /> : <img src={avatarUrl} alt="" width={40} height={40} />}
    </span>
  );
}
