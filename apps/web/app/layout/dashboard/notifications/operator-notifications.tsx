import { NotificationsDrawer } from "../../notifications/notifications-drawer.tsx";
import { NotificationContent } from "./notification-content.tsx";
import { markRead, useNotifications } from "./notification-store.ts";

/** Everything that an operator was told. */
export default function OperatorNotifications(panel: { open: boolean; onClose: () => void }) {
  return (
    <NotificationsDrawer
      {...panel}
      notifications={useNotifications()}
      content={NotificationContent}
      onRead={(notifications) => void markRead(notifications)}
    />
  );
}
