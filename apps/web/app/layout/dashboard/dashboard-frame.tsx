import { adminRoutes } from "@trove/contract/admin-routes";
import { languages } from "@trove/contract/languages";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { useLocation } from "react-router";
import { addRoutes } from "../../api/known-routes.ts";
import { useQuery } from "../../api/use-query.ts";
import { useLiveStream } from "../live/use-live-stream.ts";
import { useLiveNotifications } from "../notifications/use-live-notifications.ts";
import { dashboard } from "../../locales/en/dashboard/dashboard.ts";
import { pageLanguage } from "../../locales/page-language.ts";
import { useTexts } from "../../locales/texts.ts";
import { useSettings } from "../../shell/settings/settings-store.ts";
import { classes } from "../../ui/classes.ts";
import { later } from "../../ui/later.tsx";
import { Brand } from "../header/brand.tsx";
import { SkipLink } from "../header/skip-link.tsx";
import { DashboardPage } from "./dashboard-page.tsx";
import { DashboardHeader } from "./header/dashboard-header.tsx";
import { HorizontalNav, MiniNav } from "./navigation/bar-nav.tsx";
import { navLook } from "./navigation/nav-colour.ts";
import { NavToggle } from "./navigation/nav-toggle.tsx";
import { VerticalNav } from "./navigation/vertical-nav.tsx";
import styles from "./dashboard-frame.module.css";

addRoutes(adminRoutes);

const SetUpFirst = later(() => import("./set-up-first.tsx"));

/** Stays as it is while a factor is added on it, since it then shows the recovery codes. */
const SECURITY = "/dashboard/security";

/**
 * The dashboard around its pages: from 1200 px a column or a bar with the navigation, below that a drawer.
 */
export default function DashboardFrame() {
  const t = useTexts(dashboard).nav;
  const settings = useSettings();
  useLiveNotifications();
  useLiveStream();
  const { error } = useQuery("getOperator", {});
  const isSecurity = useLocation().pathname === SECURITY;
  const mustAddFactor = error?.code === "FACTOR_SETUP_REQUIRED" && !isSecurity;
  const { navLayout, compactLayout } = settings;
  const isBar = navLayout === "horizontal";
  const isMini = navLayout === "mini";
  return (
    <I18nProvider locale={languages[pageLanguage()].tag}>
      {/* The library writes a style sheet unless it finds this id; the policy of pages refuses such a sheet. */}
      <template id="react-aria-pressable-style" />
      <div className={classes(styles["frame"], styles[navLayout])}>
        <SkipLink />
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
          {mustAddFactor ? <SetUpFirst /> : <DashboardPage />}
        </main>
      </div>
    </I18nProvider>
  );
}
