import { useMemo } from "react";
import { useQuery } from "../../../api/use-query.ts";
import { happenings } from "../../../locales/en/notifications/happenings.ts";
import { notifications as texts } from "../../../locales/en/notifications/notifications.ts";
import { useTexts } from "../../../locales/texts.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { DealWith } from "../deal-with.tsx";
import { MOST_SHOWN, markNotifications } from "../mark-notifications.ts";
import { type ContentProps, NotificationsDrawer } from "../notifications-drawer.tsx";
import { isForCustomers } from "../told.ts";
import { happened } from "./happened.ts";

type Props = { open: boolean; onClose: () => void };

const Content = ({ notification, onClose }: ContentProps) =>
  notification.type === "happened" && <DealWith happened={notification} onOpen={onClose} />;

/** The drawer with a customer's latest notifications. */
export default function CustomerNotifications({ open, onClose }: Props) {
  const t = useTexts(happenings);
  const { preferences } = useTexts(texts);
  const { data } = useQuery("listNotifications", { query: { pageSize: MOST_SHOWN } });
  const notifications = useMemo(
    () => (data?.items ?? []).filter(isForCustomers).map((told) => happened(t, told)),
    [data, t],
  );
  return (
    <NotificationsDrawer
      open={open}
      onClose={onClose}
      notifications={notifications}
      content={Content}
      footer={
        <ButtonLink variant="quiet" wide to="/account-settings?tab=notifications" onClick={onClose}>
          {preferences}
        </ButtonLink>
      }
      onRead={(read) =>
        void markNotifications(
          read.map(({ id }) => id),
          "read",
        )
      }
    />
  );
}
