import { Navigate, Outlet, useLocation } from "react-router";
import { dashboard } from "../../locales/en/dashboard/dashboard.ts";
import { useTexts } from "../../locales/texts.ts";
import { useAppInfo } from "../../shell/app-info.ts";
import { useMay } from "../../session/use-rights.ts";
import { PageHeader } from "../../ui/page/page-header.tsx";
import { permissionsOf } from "./navigation/page-permissions.ts";
import { useNavigationGroups } from "./navigation/use-navigation.ts";
import styles from "./dashboard-page.module.css";
import { later } from "../../ui/later.tsx";

const PermissionDenied = later(() => import("../../session/permission-denied.tsx"));

/**
 * The first page after sign-in. Operators without its permission are redirected to the first page that they may open.
 */
const HOME = "/dashboard";

const panels = {
  "/dashboard": "one",
  "/dashboard/two": "two",
  "/dashboard/three": "three",
  "/dashboard/group": "four",
  "/dashboard/group/five": "five",
  "/dashboard/group/six": "six",
} as const;

const isPanelPath = (path: string): path is keyof typeof panels => path in panels;

/**
 * Shows the current page if the operator may open it. With ADMIN_DEMO_PAGES, shows the specification's plain panel
 * instead.
 */
export function DashboardPage() {
  const t = useTexts(dashboard).panels;
  const { adminDemoPages } = useAppInfo();
  const path = useLocation().pathname.replace(/\/$/, "");
  const may = useMay();
  const groups = useNavigationGroups();
  if (!adminDemoPages || !isPanelPath(path)) {
    if (may(permissionsOf(path)) !== false) return <Outlet />;
    const first = groups.flatMap(({ items }) => items.flatMap((item) => item.children ?? [item]))[0];
    return path === HOME && first ? <Navigate to={first.path} replace /> : <PermissionDenied />;
  }
  return (
    <>
      <PageHeader title={t[panels[path]]} />
      <div className={styles["panel"]} />
    </>
  );
}
