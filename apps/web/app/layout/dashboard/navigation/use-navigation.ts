import { dashboard } from "../../../locales/en/dashboard/dashboard.ts";
import { useTexts } from "../../../locales/texts.ts";
import { useMay } from "../../../session/use-rights.ts";
import { useSession } from "../../../session/use-session.ts";
import { dashboardNavigation } from "./dashboard-navigation.ts";
import { type NavGroup, visibleNavigation } from "./nav-rules.ts";
import { permissionsOf } from "./page-permissions.ts";

/** Of these groups, what the signed-in person may open. */
export function useVisibleGroups(groups: readonly NavGroup[]): readonly NavGroup[] {
  const session = useSession();
  const may = useMay();
  const roles = session.status === "authenticated" ? session.user.roles : [];
  // Until the rights are known everything stands there, so that nothing moves for those who see everything.
  return visibleNavigation(groups, roles, ({ path }) => may(permissionsOf(path)) ?? true);
}

/** The navigation as the signed-in person sees it. */
export const useNavigationGroups = (): readonly NavGroup[] =>
  useVisibleGroups(dashboardNavigation(useTexts(dashboard)));
