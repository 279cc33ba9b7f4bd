import type { ReactNode } from "react";
import { notifications as texts } from "../../locales/en/notifications/notifications.ts";
import { labelled } from "../../locales/joined.ts";
import { useTexts } from "../../locales/texts.ts";
import { dateTimeText } from "../../ui/date-text.ts";
import { type Notification, titleParts } from "./notification.ts";
import { NotificationPicture } from "./notification-picture.tsx";
import styles from "./notification-row.module.css";

type Props = {
  notification: Notification;
  /** The content below the title, with its actions. */
  content: ReactNode;
  onRead: (notifications: readonly Notification[]) => void;
};

const ORDER_OR_SHIPMENT = /^[OS]-\d{12}$/;

export function NotificationRow({ notification, content, onRead }: Props) {
  const t = useTexts(texts);
  const { title, category, createdAt, isUnRead } = notification;
  return (
    <li className={styles["row"]} data-unread={isUnRead || undefined}>
      <NotificationPicture notification={notification} />
      <div className={styles["body"]}>
        <p>
          {titleParts(title).map(({ text, isBold }, index) =>
            isBold ? (
              <strong key={index} data-number={ORDER_OR_SHIPMENT.test(text) || undefined}>
                {text}
              </strong>
            ) : (
              <span key={index}>{text}</span>
            ),
          )}
        </p>
        <p className={styles["when"]}>
          <time dateTime={createdAt} dir="ltr">
            {dateTimeText(createdAt)}
          </time>{" "}
          · {category}
        </p>
        {content}
      </div>
      {isUnRead && (
        <button
          type="button"
          className={styles["dot"]}
          title={t.markRead}
          aria-label={labelled(t.markRead, title.replaceAll("*", ""))}
          onClick={() => onRead([notification])}
        />
      )}
    </li>
  );
}
