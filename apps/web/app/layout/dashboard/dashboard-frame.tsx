import { adminRoutes } from "@trove/contract/admin-routes";
import { languages } from "@trove/contract/languages";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { useLocation } from "react-router";
import { addRoutes } from "../../api/known-routes.ts";
import { useLiveStream } from "../live/use-live-stream.ts";
import { useLiveNotifications } from "../notifications/use-live-notifications.ts";
import { dashboard } from "../../locales/en/dashboard/dashboard.ts";
import { pageLanguage } from "../../locales/page-language.ts";
import { useTexts } from "../../locales/texts.ts";
import { useAreRightsPending } from "../../session/use-rights.ts";
import { useMustAddFactor } from "../../session/use-session.ts";
import { useAppInfo } from "../../shell/app-info.ts";
import { useSettings } from "../../shell/settings/settings-store.ts";
import { classes } from "../../ui/classes.ts";
import { FullScreenLoader } from "../../ui/feedback/full-screen-loader.tsx";
import { later } from "../../ui/later.tsx";
import { Brand } from "../header/brand.tsx";
import { SkipLink } from "../header/skip-link.tsx";
import { DashboardPage } from "./dashboard-page.tsx";
import { DashboardHeader } from "./header/dashboard-header.tsx";
import { HorizontalNav, MiniNav } from "./navigation/bar-nav.tsx";
import { navLook } from "./navigation/nav-colour.ts";
import { NavToggle } from "./navigation/nav-toggle.tsx";
import { VerticalNav } from "./navigation/vertical-nav.tsx";
import { RightsChanged } from "./rights-changed.tsx";
import styles from "./dashboard-frame.module.css";

addRoutes(adminRoutes);

const ShopClosed = later(() => import("./shop-closed.tsx"));
const SetUpFirst = later(() => import("./set-up-first.tsx"));

/** This page stays open after a second factor was added on it, because it then shows the recovery codes. */
const SECURITY = "/dashboard/security";

/** Receives live events and notifications from the shop. */
function LiveShop() {
  useLiveNotifications();
  useLiveStream();
  return null;
}

/**
 * The dashboard's frame: from 1200 px with the navigation as a column or a bar, below that as a drawer. Hidden until
 * the operator's rights have loaded, because navigation, buttons and columns depend on them.
 */
export default function DashboardFrame() {
  const t = useTexts(dashboard).nav;
  const settings = useSettings();
  const { maintenance } = useAppInfo();
  const isSecurity = useLocation().pathname === SECURITY;
  const mustAddFactor = useMustAddFactor();
  const isPending = useAreRightsPending();
  const { navLayout, compactLayout } = settings;
  const isBar = navLayout === "horizontal";
  const isMini = navLayout === "mini";
  return (
    <I18nProvider locale={languages[pageLanguage()].tag}>
      {/* If React Aria finds an element with this id, it writes no style sheet. The page's Content-Security-Policy
          would refuse that sheet. */}
      <template id="react-aria-pressable-style" />
      {isPending && <FullScreenLoader />}
      <div className={classes(styles["frame"], styles[navLayout], isPending && styles["pending"])}>
        <SkipLink />
        {!mustAddFactor && <LiveShop />}
        <DashboardHeader withBrand={isBar} />
        <nav className={isBar ? styles["bar"] : styles["side"]} aria-label={t.label} {...navLook(settings)}>
          {!isBar && (
            <div className={styles["brand"]}>
              <Brand />
            </div>
          )}
          {!isBar && <NavToggle isMini={isMini} />}
          <div className={styles["navigation"]}>
            {isBar && <HorizontalNav />}
            {isMini && <MiniNav />}
            {navLayout === "vertical" && <VerticalNav />}
          </div>
        </nav>
        <main id="content" className={styles["main"]} tabIndex={-1} data-compact={compactLayout || undefined}>
          {!mustAddFactor && <RightsChanged />}
          {maintenance && <ShopClosed />}
          {mustAddFactor && !isSecurity ? <SetUpFirst /> : <DashboardPage />}
        </main>
      </div>
    </I18nProvider>
  );
}
