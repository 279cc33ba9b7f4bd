import type { ReactNode } from "react";
import { notifications as texts } from "../../locales/en/notifications/notifications.ts";
import { labelled } from "../../locales/joined.ts";
import { useTexts } from "../../locales/texts.ts";
import { dateTimeText } from "../../ui/date-text.ts";
import { type Notification, titleParts, titleText } from "./notification.ts";
import styles from "./notification-row.module.css";

const ORDER_OR_SHIPMENT = /^[OS]-\d{12}$/;

export const TitleWords = ({ title }: { title: string }) =>
  titleParts(title).map(({ text, isBold }, index) =>
    isBold ? (
      <strong key={index} data-number={ORDER_OR_SHIPMENT.test(text) || undefined}>
        {text}
      </strong>
    ) : (
      <span key={index}>{text}</span>
    ),
  );

type WhenProps = { notification: Pick<Notification, "createdAt" | "category">; children?: ReactNode };

/** The line below a title: the time, and which part of the shop it is about. */
export const When = ({ notification: { createdAt, category }, children }: WhenProps) => (
  <p className={styles["when"]}>
    <time dateTime={createdAt} dir="ltr">
      {dateTimeText(createdAt)}
    </time>{" "}
    · {category}
    {children}
  </p>
);

/** The dot of an unread notification, which marks it as read. */
export function ReadButton({ title, onRead }: { title: string; onRead: () => void }) {
  const t = useTexts(texts);
  return (
    <button
      type="button"
      className={styles["dot"]}
      title={t.markRead}
      aria-label={labelled(t.markRead, titleText(title))}
      onClick={onRead}
    />
  );
}
