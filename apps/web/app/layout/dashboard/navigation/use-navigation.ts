import { dashboard } from "../../../locales/en/dashboard/dashboard.ts";
import { useTexts } from "../../../locales/texts.ts";
import { useSession } from "../../../session/use-session.ts";
import { dashboardNavigation } from "./dashboard-navigation.ts";
import { type NavGroup, visibleNavigation } from "./nav-rules.ts";

/** The navigation as the signed-in person sees it. */
export function useNavigationGroups(): readonly NavGroup[] {
  const t = useTexts(dashboard);
  const session = useSession();
  return visibleNavigation(dashboardNavigation(t), session.status === "authenticated" ? session.user.roles : []);
}
