import type { ReactNode } from "react";
import { IconExternalLink } from "@tabler/icons-react";
import { Link, useLocation } from "react-router";
import { dashboard } from "../../../locales/en/dashboard/dashboard.ts";
import { useTexts } from "../../../locales/texts.ts";
import { isExternal, isLeafActive, type NavLeaf } from "./nav-rules.ts";

type Props = { entry: NavLeaf; className?: string; children: ReactNode };

/** A link to a page of the dashboard, or to another site in a new tab. */
export function NavLink({ entry, className, children }: Props) {
  const t = useTexts(dashboard).nav;
  const { pathname } = useLocation();
  if (!isExternal(entry.path)) {
    return (
      <Link to={entry.path} className={className} aria-current={isLeafActive(entry, pathname) ? "page" : undefined}>
        {children}
      </Link>
    );
  }
  return (
    <a href={entry.path} target="_blank" rel="noopener" className={className}>
      {children}
      <IconExternalLink size={16} aria-hidden="true" />
      <span className="visually-hidden">({t.newTab})</span>
    </a>
  );
}
