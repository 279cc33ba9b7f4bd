import { useRef, useState } from "react";
import { IconChecks } from "@tabler/icons-react";
import { notifications as texts } from "../../../locales/en/dashboard/notifications.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { Drawer } from "../../../ui/overlay/drawer.tsx";
import { tabId, Tabs } from "../../../ui/page/tabs.tsx";
import { NOTIFICATION_TABS, type NotificationTab, shownIn } from "./notification.ts";
import { NotificationRow } from "./notification-row.tsx";
import { markRead, useNotifications } from "./notification-store.ts";
import styles from "./notifications-drawer.module.css";

const PANEL = "notifications";

/** Everything that an operator was told, in three tabs with their counts. */
export default function NotificationsDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTexts(texts);
  const all = useNotifications();
  const [tab, setTab] = useState<NotificationTab>("all");
  const top = useRef<HTMLDivElement>(null);
  const unread = shownIn("unread", all);
  const shown = shownIn(tab, all);

  function viewAll(): void {
    setTab("all");
    top.current?.scrollIntoView({ block: "end" });
    document.getElementById(tabId(PANEL, "all"))?.focus();
  }

  const footer = (
    <Button variant="quiet" wide onClick={viewAll}>
      {t.viewAll}
    </Button>
  );
  return (
    <Drawer open={open} onClose={onClose} title={t.title} width="broad" footer={footer}>
      <div ref={top} />
      <div className={styles["tabs"]}>
        <Tabs
          label={t.tabs.label}
          tabs={NOTIFICATION_TABS.map((value) => ({
            value,
            text: (
              <>
                {t.tabs[value]}{" "}
                <span className={styles["count"]} data-tab={value}>
                  {shownIn(value, all).length}
                </span>
              </>
            ),
          }))}
          value={tab}
          onChange={setTab}
          panelId={PANEL}
        />
      </div>
      <div id={PANEL} role="tabpanel" aria-labelledby={tabId(PANEL, tab)}>
        {unread.length > 0 && (
          <div className={styles["all"]}>
            <Button variant="quiet" size="small" icon={<IconChecks size={18} />} onClick={() => void markRead(unread)}>
              {t.markAllRead}
            </Button>
          </div>
        )}
        {shown.length === 0 && <EmptyState text={t.empty[tab]} />}
        <ul className={styles["list"]} aria-label={t.tabs[tab]}>
          {shown.map((notification) => (
            <NotificationRow key={notification.id} notification={notification} />
          ))}
        </ul>
      </div>
    </Drawer>
  );
}
