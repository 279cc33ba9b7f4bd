import { IconAdjustmentsHorizontal, IconHome, IconLogout, IconShieldLock } from "../../ui/icons/shop-icons.ts";
import { Link } from "react-router";
import { account } from "../../locales/en/account.ts";
import { shell } from "../../locales/en/shell.ts";
import { useTexts } from "../../locales/texts.ts";
import { useSession } from "../../session/use-session.ts";
import { Button } from "../../ui/button.tsx";
import { Drawer } from "../../ui/overlay/drawer.tsx";
import { accountLinks } from "./account-links.tsx";
import { LanguageEntry } from "./language-entry.tsx";
import styles from "./drawer-links.module.css";
import { useLogout } from "../../shell/use-logout.ts";

type Props = {
  open: boolean;
  onClose: () => void;
  /** Opens the settings. In the dashboard they have a button of their own, as the languages do. */
  onSettings?: () => void;
  /** In the dashboard, the drawer has only two links: to the home page, and to the operator's own security page. */
  place?: "shop" | "dashboard";
};

export default function AccountDrawer({ open, onClose, onSettings, place = "shop" }: Props) {
  const t = useTexts(shell);
  const { names } = useTexts(account);
  const session = useSession();
  const logout = useLogout(onClose);
  if (session.status !== "authenticated") return null;
  const { userName, email } = session.user;
  const home = { to: "/", icon: IconHome, text: t.home };
  const security = { to: "/dashboard/security", icon: IconShieldLock, text: names.Security };
  const links = place === "shop" ? [home, ...accountLinks(t)] : [home, security];
  const logoutButton = (
    <Button variant="danger" wide icon={<IconLogout size={18} />} onClick={logout}>
      {t.logout}
    </Button>
  );
  return (
    <Drawer open={open} onClose={onClose} title={t.account.title} footer={logoutButton}>
      <div className={styles["person"]}>
        <span className={styles["initial"]} aria-hidden="true">
          {userName.charAt(0).toUpperCase()}
        </span>
        <span className={styles["name"]}>{userName}</span>
        <span className={styles["email"]}>{email}</span>
      </div>
      <ul className={styles["links"]}>
        {links.map(({ to, icon: Icon, text }) => (
          <li key={to}>
            <Link to={to}>
              <Icon size={22} stroke={1.6} />
              {text}
            </Link>
          </li>
        ))}
        {onSettings && (
          <>
            <li>
              <LanguageEntry />
            </li>
            <li>
              <button type="button" onClick={onSettings}>
                <IconAdjustmentsHorizontal size={22} stroke={1.6} />
                {t.settings.open}
              </button>
            </li>
          </>
        )}
      </ul>
    </Drawer>
  );
}
