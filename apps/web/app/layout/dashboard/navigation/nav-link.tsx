import type { ReactNode } from "react";
import { IconExternalLink } from "../../../ui/icons/shop-icons.ts";
import { Link, useLocation } from "react-router";
import { dashboard } from "../../../locales/en/dashboard/dashboard.ts";
import { useTexts } from "../../../locales/texts.ts";
import { dashboardNavigation } from "./dashboard-navigation.ts";
import { isExternal, isLeafActive, nearestEntry, type NavLeaf } from "./nav-rules.ts";

type Props = { entry: NavLeaf; className?: string; children: ReactNode };

/**
 * A link to a page of the dashboard, marked as current on that page and the pages below it. Links to other sites open
 * in a new tab.
 */
export function NavLink({ entry, className, children }: Props) {
  const texts = useTexts(dashboard);
  const { pathname } = useLocation();
  if (!isExternal(entry.path)) {
    const isNearest = nearestEntry(dashboardNavigation(texts), pathname)?.path === entry.path;
    const current = isLeafActive(entry, pathname) ? "page" : isNearest || undefined;
    return (
      <Link to={entry.path} className={className} aria-current={current}>
        {children}
      </Link>
    );
  }
  return (
    <a href={entry.path} target="_blank" rel="noopener" className={className}>
      {children}
      <IconExternalLink size={16} aria-hidden="true" />
      <span className="visually-hidden">({texts.nav.newTab})</span>
    </a>
  );
}
