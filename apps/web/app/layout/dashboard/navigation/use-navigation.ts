import { dashboard } from "../../../locales/en/dashboard/dashboard.ts";
import { useTexts } from "../../../locales/texts.ts";
import { useMay } from "../../../session/use-rights.ts";
import { useSession } from "../../../session/use-session.ts";
import { dashboardNavigation } from "./dashboard-navigation.ts";
import { type NavGroup, visibleNavigation } from "./nav-rules.ts";
import { permissionsOf } from "./page-permissions.ts";

/** The navigation as the signed-in person sees it: what they may open. */
export function useNavigationGroups(): readonly NavGroup[] {
  const t = useTexts(dashboard);
  const session = useSession();
  const may = useMay();
  const roles = session.status === "authenticated" ? session.user.roles : [];
  // Until the rights are known everything stands there, so that nothing moves for those who see everything.
  return visibleNavigation(dashboardNavigation(t), roles, ({ path }) => may(permissionsOf(path)) ?? true);
}
