import { dashboard } from "../../../locales/en/dashboard/dashboard.ts";
import { useTexts } from "../../../locales/texts.ts";
import { useMay } from "../../../session/use-rights.ts";
import { useSession } from "../../../session/use-session.ts";
import { dashboardNavigation } from "./dashboard-navigation.ts";
import { type NavGroup, visibleNavigation } from "./nav-rules.ts";
import { permissionsOf } from "./page-permissions.ts";

/** The given groups with only the entries that the signed-in person may open. */
export function useVisibleGroups(groups: readonly NavGroup[]): readonly NavGroup[] {
  const session = useSession();
  const may = useMay();
  const roles = session.status === "authenticated" ? session.user.roles : [];
  // Until the rights have loaded, all entries are shown, so that nothing moves for operators with all permissions.
  return visibleNavigation(groups, roles, ({ path }) => may(permissionsOf(path)) ?? true);
}

/** The navigation with only the entries that the signed-in person may open. */
export const useNavigationGroups = (): readonly NavGroup[] =>
  useVisibleGroups(dashboardNavigation(useTexts(dashboard)));
