import type { ReactNode } from "react";
import type { Notification } from "./notification.ts";
import { NotificationPicture } from "./notification-picture.tsx";
import { ReadButton, TitleWords, When } from "./row-parts.tsx";
import styles from "./notification-row.module.css";

type Props = {
  notification: Notification;
  /** The content below the title, with its actions. */
  content: ReactNode;
  onRead: (notifications: readonly Notification[]) => void;
};

export function NotificationRow({ notification, content, onRead }: Props) {
  const { title, isUnRead } = notification;
  return (
    <li className={styles["row"]} data-unread={isUnRead || undefined}>
      <NotificationPicture type={notification.type} avatarUrl={notification.avatarUrl} />
      <div className={styles["body"]}>
        <p>
          <TitleWords title={title} />
        </p>
        <When notification={notification} />
        {content}
      </div>
      {isUnRead && <ReadButton title={title} onRead={() => onRead([notification])} />}
    </li>
  );
}
