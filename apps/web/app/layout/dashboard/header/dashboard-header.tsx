import { IconAdjustmentsHorizontal, IconLanguage, IconMenu2, IconUser } from "../../../ui/icons/shop-icons.ts";
import { dashboard } from "../../../locales/en/dashboard/dashboard.ts";
import { shell } from "../../../locales/en/shell.ts";
import { useTexts } from "../../../locales/texts.ts";
import { useMustAddFactor } from "../../../session/use-session.ts";
import { useAppInfo } from "../../../shell/app-info.ts";
import { IconButton } from "../../../ui/button.tsx";
import { later } from "../../../ui/later.tsx";
import { Brand } from "../../header/brand.tsx";
import { NavDrawer } from "../navigation/nav-drawer.tsx";
import { digitText } from "../../../ui/badge-text.ts";
import { BellButton } from "../../notifications/bell-button.tsx";
import { useUnreadCount } from "../notifications/notification-store.ts";
import { SearchButton } from "../search/search-button.tsx";
import { useSearchShortcut } from "../search/use-search-shortcut.ts";
import { WorkspaceSwitcher } from "../workspaces/workspace-switcher.tsx";
import { usePanels } from "../../use-panels.ts";
import styles from "./dashboard-header.module.css";

const AccountDrawer = later(() => import("../../drawers/account-drawer.tsx"));
const LanguageMenu = later(() => import("../../language/language-menu.tsx"));
const OperatorNotifications = later(() => import("../notifications/operator-notifications.tsx"));
const SearchDialog = later(() => import("../search/search-dialog.tsx"));
const SettingsDrawer = later(() => import("../settings/dashboard-settings-drawer.tsx"));

type Panel = "account" | "language" | "navigation" | "notifications" | "search" | "settings";

/**
 * The dashboard's header. A panel's code is loaded when the panel is first opened. A panel closes when the page
 * changes.
 */
export function DashboardHeader({ withBrand }: { withBrand: boolean }) {
  const t = useTexts(dashboard);
  const words = useTexts(shell);
  const count = useUnreadCount();
  const unread = count === 0 ? "" : digitText(count);
  const { demo } = useAppInfo();
  const mustAddFactor = useMustAddFactor();
  const { loaded, open, panelOf } = usePanels<Panel>();
  useSearchShortcut(() => mustAddFactor || open("search"));

  return (
    <header className={styles["header"]}>
      <div className={styles["narrow-only"]}>
        <IconButton label={t.nav.open} aria-haspopup="dialog" onClick={() => open("navigation")}>
          <IconMenu2 size={22} stroke={1.6} />
        </IconButton>
      </div>
      {withBrand && (
        <div className={styles["brand"]}>
          <Brand />
        </div>
      )}
      {demo && <WorkspaceSwitcher />}
      <div className={styles["actions"]}>
        {!mustAddFactor && <SearchButton onPress={() => open("search")} />}
        <IconButton
          label={words.language}
          className={styles["language"]}
          aria-haspopup="dialog"
          onClick={() => open("language")}
        >
          <IconLanguage size={22} stroke={1.6} />
        </IconButton>
        {!mustAddFactor && (
          <BellButton label={t.header.notifications(unread)} unread={count} onClick={() => open("notifications")} />
        )}
        <IconButton label={words.settings.open} aria-haspopup="dialog" onClick={() => open("settings")}>
          <IconAdjustmentsHorizontal size={22} stroke={1.6} />
        </IconButton>
        <IconButton
          label={words.account.open}
          className={styles["avatar"]}
          aria-haspopup="dialog"
          onClick={() => open("account")}
        >
          <IconUser size={20} stroke={1.6} />
        </IconButton>
      </div>
      {loaded.includes("navigation") && <NavDrawer {...panelOf("navigation")} />}
      {loaded.includes("search") && <SearchDialog {...panelOf("search")} />}
      {loaded.includes("language") && <LanguageMenu {...panelOf("language")} />}
      {loaded.includes("notifications") && <OperatorNotifications {...panelOf("notifications")} />}
      {loaded.includes("settings") && <SettingsDrawer {...panelOf("settings")} />}
      {loaded.includes("account") && <AccountDrawer {...panelOf("account")} place="dashboard" />}
    </header>
  );
}
