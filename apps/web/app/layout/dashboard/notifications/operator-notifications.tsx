import { useState } from "react";
import { sampleNotifications as texts } from "../../../locales/en/dashboard/notifications/sample-notifications.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { type Notification, shownIn } from "../../notifications/notification.ts";
import { NotificationRow } from "../../notifications/notification-row.tsx";
import { NotificationsDrawer } from "../../notifications/notifications-drawer.tsx";
import { NotificationContent } from "./notification-content.tsx";
import styles from "./operator-notifications.module.css";
import { markRead, useNotifications } from "./notification-store.ts";

const read = (notifications: readonly Notification[]) => void markRead(notifications);

/** The drawer with an operator's notifications. In a demo shop, samples and real notifications are separate. */
export default function OperatorNotifications(panel: { open: boolean; onClose: () => void }) {
  const t = useTexts(texts).sources;
  const { real, samples } = useNotifications();
  const [chosen, setChosen] = useState<"samples" | "shop">("samples");
  const sources = [
    { value: "samples", text: t.samples },
    { value: "shop", text: t.shop(shownIn("unread", real).length) },
  ] as const;
  const hasBoth = samples.length > 0 && real.length > 0;
  const shown = samples.length > 0 && (chosen === "samples" || real.length === 0) ? samples : real;
  return (
    <NotificationsDrawer
      {...panel}
      above={
        hasBoth && (
          <div className={styles["sources"]} role="group" aria-label={t.label}>
            {sources.map(({ value, text }) => (
              <Button
                key={value}
                size="small"
                variant={chosen === value ? "soft" : "quiet"}
                aria-pressed={chosen === value}
                onClick={() => setChosen(value)}
              >
                {text}
              </Button>
            ))}
          </div>
        )
      }
      notifications={shown}
      rows={(rows) =>
        rows.map((one) => (
          <NotificationRow
            key={one.id}
            notification={one}
            content={<NotificationContent notification={one} />}
            onRead={read}
          />
        ))
      }
      onRead={read}
    />
  );
}
