import { useQuery } from "../../../api/use-query.ts";
import { happenings } from "../../../locales/en/notifications/happenings.ts";
import { notifications as texts } from "../../../locales/en/notifications/notifications.ts";
import { useTexts } from "../../../locales/texts.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { dayOf } from "../../../ui/date-text.ts";
import { MOST_SHOWN, markNotifications } from "../mark-notifications.ts";
import { NotificationsDrawer } from "../notifications-drawer.tsx";
import { isForCustomers } from "../told.ts";
import { aboutOf, grouped } from "./grouped.ts";
import { happened } from "./happened.ts";
import { NotificationGroup, type Told } from "./notification-group.tsx";
import { useThings } from "./use-things.ts";

type Props = { open: boolean; onClose: () => void };

const read = (notifications: readonly Told[]) =>
  void markNotifications(
    notifications.map(({ id }) => id),
    "read",
  );

/** The drawer with a customer's latest notifications, one group for each thing that they are about. */
export default function CustomerNotifications({ open, onClose }: Props) {
  const t = useTexts(happenings);
  const { preferences } = useTexts(texts);
  const { data } = useQuery("listNotifications", { query: { pageSize: MOST_SHOWN } });
  const thingOf = useThings();
  const notifications = (data?.items ?? []).filter(isForCustomers).map((told) => {
    return { ...happened(t, told), ...aboutOf(told, dayOf(told.createdAtUtc)), thing: thingOf(told) };
  });
  return (
    <NotificationsDrawer
      open={open}
      onClose={onClose}
      notifications={notifications}
      rows={(shown) =>
        grouped(shown).map((group) => (
          <NotificationGroup key={group.key} group={group} onRead={read} onClose={onClose} />
        ))
      }
      footer={
        <ButtonLink variant="quiet" to="/account-settings?tab=notifications" onClick={onClose}>
          {preferences}
        </ButtonLink>
      }
      onRead={read}
    />
  );
}
