import { notifications as texts } from "../../locales/en/notifications/notifications.ts";
import { useTexts } from "../../locales/texts.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { markNotifications } from "./mark-notifications.ts";
import type { Notification } from "./notification.ts";
import styles from "./notification-row.module.css";

type Props = { happened: Extract<Notification, { type: "happened" }>; onOpen?: () => void };

/** Buttons to open the page where a notification is dealt with, and to archive it. */
export function DealWith({ happened: { id, link, isArchived }, onOpen }: Props) {
  const t = useTexts(texts);

  function open(): void {
    void markNotifications([id], "read");
    onOpen?.();
  }

  return (
    <div className={styles["actions"]}>
      <ButtonLink size="small" variant="soft" to={link} onClick={open}>
        {t.open}
      </ButtonLink>
      {!isArchived && (
        <Button size="small" variant="quiet" onClick={() => void markNotifications([id], "archived")}>
          {t.archive}
        </Button>
      )}
    </div>
  );
}
