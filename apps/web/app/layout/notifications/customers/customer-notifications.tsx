import { useMemo } from "react";
import { useQuery } from "../../../api/use-query.ts";
import { happenings } from "../../../locales/en/happenings.ts";
import { useTexts } from "../../../locales/texts.ts";
import { DealWith } from "../deal-with.tsx";
import { MOST_SHOWN, markNotifications } from "../mark-notifications.ts";
import { NotificationsDrawer } from "../notifications-drawer.tsx";
import { isForCustomers } from "../told.ts";
import { happened } from "./happened.ts";

type Props = { open: boolean; onClose: () => void };

/** The latest that a customer was told. */
export default function CustomerNotifications({ open, onClose }: Props) {
  const t = useTexts(happenings);
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
      contentOf={(notification) =>
        notification.type === "happened" && <DealWith happened={notification} onOpen={onClose} />
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
