import { notifications as texts } from "../../../locales/en/dashboard/notifications.ts";
import { useTexts } from "../../../locales/texts.ts";
import { dateTimeText } from "../../../ui/date-text.ts";
import { type Notification, titleParts } from "./notification.ts";
import { NotificationContent } from "./notification-content.tsx";
import { NotificationPicture } from "./notification-picture.tsx";
import { markRead } from "./notification-store.ts";
import styles from "./notification-row.module.css";

/** One notification with what can be done about it. */
export function NotificationRow({ notification }: { notification: Notification }) {
  const t = useTexts(texts);
  const { title, category, createdAt, isUnRead } = notification;
  return (
    <li className={styles["row"]} data-unread={isUnRead || undefined}>
      <NotificationPicture notification={notification} />
      <div className={styles["body"]}>
        <p>
          {titleParts(title).map(({ text, isBold }, index) =>
            isBold ? <strong key={index}>{text}</strong> : <span key={index}>{text}</span>,
          )}
        </p>
        <p className={styles["when"]}>
          <time dateTime={createdAt} dir="ltr">
            {dateTimeText(createdAt)}
          </time>{" "}
          · {category}
        </p>
        <NotificationContent notification={notification} />
      </div>
      {isUnRead && (
        <button
          type="button"
          className={styles["dot"]}
          title={t.markRead}
          aria-label={`${t.markRead}: ${title.replaceAll("*", "")}`}
          onClick={() => void markRead([notification])}
        />
      )}
    </li>
  );
}
