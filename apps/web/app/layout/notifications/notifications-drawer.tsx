import { type ReactNode, useRef, useState } from "react";
import { IconChecks } from "../../ui/icons/shop-icons.ts";
import { notifications as texts } from "../../locales/en/notifications/notifications.ts";
import { useTexts } from "../../locales/texts.ts";
import { badgeText } from "../../ui/badge-text.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { Drawer } from "../../ui/overlay/drawer.tsx";
import { tabId, Tabs } from "../../ui/page/tabs.tsx";
import { type Notification, NOTIFICATION_TABS, type NotificationTab, shownIn } from "./notification.ts";
import styles from "./notifications-drawer.module.css";

const PANEL = "notifications";

type Props<One extends Notification> = {
  open: boolean;
  onClose: () => void;
  /** Newest first. */
  notifications: readonly One[];
  /** Renders the rows of the chosen tab, newest first. */
  rows: (shown: readonly One[]) => ReactNode;
  onRead: (notifications: readonly One[]) => void;
  /** Shown above the tabs. */
  above?: ReactNode;
  /** Shown beside "View all". */
  footer?: ReactNode;
};

/** A drawer with all notifications of a person, in three tabs that show their counts. */
export function NotificationsDrawer<One extends Notification>(props: Props<One>) {
  const { open, onClose, notifications: all, rows, onRead, above, footer } = props;
  const t = useTexts(texts);
  const [tab, setTab] = useState<NotificationTab>("all");
  const top = useRef<HTMLDivElement>(null);
  const unread = shownIn("unread", all);
  const shown = shownIn(tab, all);

  function viewAll(): void {
    setTab("all");
    top.current?.scrollIntoView({ block: "end" });
    document.getElementById(tabId(PANEL, "all"))?.focus();
  }

  const ends = (
    <div className={styles["ends"]}>
      <Button variant="quiet" onClick={viewAll}>
        {t.viewAll}
      </Button>
      {footer}
    </div>
  );
  return (
    <Drawer open={open} onClose={onClose} title={t.title} width="broad" footer={ends}>
      <div ref={top} />
      {above}
      {/* While the drawer is open, screen readers don't read toasts, which are behind the drawer. So the drawer
          announces new notifications itself. */}
      <p className="visually-hidden" role="status">
        {unread.length > 0 && t.unread(badgeText(unread.length))}
      </p>
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
            <Button variant="quiet" size="small" icon={<IconChecks size={18} />} onClick={() => onRead(unread)}>
              {t.markAllRead}
            </Button>
          </div>
        )}
        {shown.length === 0 && <EmptyState text={t.empty[tab]} />}
        <ul className={styles["list"]} aria-label={t.tabs[tab]}>
          {rows(shown)}
        </ul>
      </div>
    </Drawer>
  );
}
