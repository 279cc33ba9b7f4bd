import { notifications as texts } from "../../locales/en/notifications/notifications.ts";
import { useTexts } from "../../locales/texts.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { markNotifications } from "./mark-notifications.ts";
import type { Notification } from "./notification.ts";
import styles from "./notification-row.module.css";

type Props = { happened: Extract<Notification, { type: "happened" }> };

/** Buttons to open the page where a notification is dealt with, and to archive it. */
export function DealWith({ happened: { id, link, isArchived } }: Props) {
  const t = useTexts(texts);

  return (
    <div className={styles["actions"]}>
      <ButtonLink size="small" variant="soft" to={link} onClick={() => void markNotifications([id], "read")}>
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
