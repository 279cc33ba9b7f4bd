import {
  IconAdjustmentsHorizontal,
  IconLanguage,
  IconLayoutDashboard,
  IconMenu2,
  IconSearch,
  IconUser,
} from "../../ui/icons/first-icons.ts";
import { Link, useLocation } from "react-router";
import { shell } from "../../locales/en/shell.ts";
import { useTexts } from "../../locales/texts.ts";
import { useAppInfo } from "../../shell/app-info.ts";
import { signInFrom } from "../../session/return-to.ts";
import { useHasRole, useSession } from "../../session/use-session.ts";
import { Button, ButtonLink, IconButton } from "../../ui/button.tsx";
import { later } from "../../ui/later.tsx";
import { BalancePlaceholder } from "./balance-placeholder.tsx";
import { BellPlaceholder } from "../notifications/customers/bell-placeholder.tsx";
import { Brand } from "./brand.tsx";
import { CartButton } from "./cart-button.tsx";
import { ForWhom } from "../../shell/for-whom.tsx";
import { usePanels } from "../use-panels.ts";
import styles from "./header.module.css";
import { isActive, mainNavigation } from "./navigation.ts";

const Bell = later(() => import("../notifications/customers/bell.tsx"), <BellPlaceholder />);
const BalanceButton = later(() => import("./balance-button.tsx"), <BalancePlaceholder />);
const LogoutButton = later(() => import("./logout-button.tsx"));
const AccountDrawer = later(() => import("../drawers/account-drawer.tsx"));
const LanguageMenu = later(() => import("../language/language-menu.tsx"));
const MobileDrawer = later(() => import("../drawers/mobile-drawer.tsx"));
const SearchDialog = later(() => import("../search/search-dialog.tsx"));
const SettingsDrawer = later(() => import("../drawers/shop-settings-drawer.tsx"));

type Panel = "account" | "language" | "menu" | "search" | "settings";

function MainNavigation() {
  const t = useTexts(shell);
  const { pathname } = useLocation();
  const isUser = useHasRole("User");
  return (
    <nav className={styles["navigation"]} aria-label={t.nav.label}>
      <ul>
        {mainNavigation
          .filter(({ roles }) => roles === undefined || isUser)
          .map((item) => (
            <li key={item.path}>
              <Link to={item.path} aria-current={isActive(item, pathname) ? "page" : undefined} prefetch="intent">
                {item.title(t)}
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}

export function Header() {
  const t = useTexts(shell);
  const { authMethod } = useAppInfo();
  const location = useLocation();
  const isUser = useHasRole("User");
  const isKnown = useSession().status !== "loading";
  const { loaded, open, panelOf } = usePanels<Panel>();
  // Customers find both in their account's menu.
  const outsideMenu = (
    <div className={styles["wide-only"]}>
      <Button
        variant="quiet"
        size="small"
        icon={<IconLanguage size={20} stroke={1.6} />}
        aria-haspopup="dialog"
        onClick={() => open("language")}
      >
        {t.language}
      </Button>
      <Button
        variant="quiet"
        size="small"
        icon={<IconAdjustmentsHorizontal size={20} stroke={1.6} />}
        onClick={() => open("settings")}
      >
        {t.settings.open}
      </Button>
    </div>
  );

  return (
    <header className={styles["header"]}>
      <div className={styles["inner"]}>
        <Brand />
        <MainNavigation />
        <div className={styles["actions"]}>
          <IconButton label={t.search} aria-haspopup="dialog" onClick={() => open("search")}>
            <IconSearch size={22} stroke={1.6} />
          </IconButton>
          <ForWhom audience="none">
            {outsideMenu}
            <CartButton />
            <ButtonLink to={signInFrom(authMethod, location)} size="small">
              {t.signIn}
            </ButtonLink>
          </ForWhom>
          <ForWhom audience="user">
            <CartButton />
            {isUser ? <Bell /> : <BellPlaceholder />}
            {isUser ? <BalanceButton /> : <BalancePlaceholder />}
            <IconButton label={t.account.open} className={styles["avatar"]} onClick={() => open("account")}>
              <IconUser size={20} stroke={1.6} />
            </IconButton>
          </ForWhom>
          <ForWhom audience="admin">
            {outsideMenu}
            <ButtonLink to="/dashboard" size="small" variant="soft" icon={<IconLayoutDashboard size={18} />}>
              {t.goToDashboard}
            </ButtonLink>
          </ForWhom>
          <ForWhom audience="roleless">
            {outsideMenu}
            {isKnown && <LogoutButton />}
          </ForWhom>
          <div className={styles["narrow-only"]}>
            <IconButton label={t.nav.menu} aria-haspopup="dialog" onClick={() => open("menu")}>
              <IconMenu2 size={24} stroke={1.6} />
            </IconButton>
          </div>
        </div>
      </div>
      {loaded.includes("account") && <AccountDrawer {...panelOf("account")} onSettings={() => open("settings")} />}
      {loaded.includes("language") && <LanguageMenu {...panelOf("language")} />}
      {loaded.includes("menu") && (
        <MobileDrawer {...panelOf("menu")} onAccount={() => open("account")} onSettings={() => open("settings")} />
      )}
      {loaded.includes("search") && <SearchDialog {...panelOf("search")} />}
      {loaded.includes("settings") && <SettingsDrawer {...panelOf("settings")} />}
    </header>
  );
}
