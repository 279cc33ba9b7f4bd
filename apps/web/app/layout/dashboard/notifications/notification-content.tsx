import { IconFileZip } from "../../../ui/icons/dashboard-icons.ts";
import { fileSize } from "../../../locales/en/grammar.ts";
import { sampleNotifications as texts } from "../../../locales/en/dashboard/notifications/sample-notifications.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { showToast } from "../../../ui/overlay/toast.ts";
import { DealWith } from "../../notifications/deal-with.tsx";
import type { Notification } from "../../notifications/notification.ts";
import styles from "../../notifications/notification-row.module.css";
import { markRead } from "./notification-store.ts";

type Action = keyof (typeof texts)["actions"];

function Actions({ of: notification, names }: { of: Notification; names: readonly Action[] }) {
  const t = useTexts(texts);

  function take(action: Action): void {
    void markRead([notification]);
    showToast("note", t.sample(t.actions[action]));
  }

  return (
    <div className={styles["actions"]}>
      {names.map((action, index) => (
        <Button key={action} size="small" variant={index === 0 ? "soft" : "outline"} onClick={() => take(action)}>
          {t.actions[action]}
        </Button>
      ))}
    </div>
  );
}

/**
 * The part of a sample notification below its title, with its actions. Orders, chats, mails and deliveries have no such
 * part.
 */
export function NotificationContent({ notification }: { notification: Notification }) {
  switch (notification.type) {
    case "friend":
      return <Actions of={notification} names={["accept", "decline"]} />;
    case "payment":
      return <Actions of={notification} names={["pay", "decline"]} />;
    case "project":
      return (
        <>
          <blockquote className={styles["quote"]}>{notification.quote}</blockquote>
          <Actions of={notification} names={["reply"]} />
        </>
      );
    case "file":
      return (
        <div className={styles["file"]}>
          <IconFileZip size={24} stroke={1.4} />
          <span>
            <bdi>{notification.file.name}</bdi>
            <small>
              <bdi>{fileSize(notification.file.sizeBytes)}</bdi>
            </small>
          </span>
          <Actions of={notification} names={["download"]} />
        </div>
      );
    case "tags":
      return (
        <ul className={styles["tags"]}>
          {notification.tags.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
      );
    case "happened":
      return <DealWith happened={notification} />;
    case "order":
    case "chat":
    case "mail":
    case "delivery":
      return null;
  }
}
