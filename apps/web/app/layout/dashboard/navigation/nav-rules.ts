import type { ComponentType } from "react";
import type { Role } from "@trove/contract/roles";

export type NavLeaf = {
  title: string;
  /** A path of this shop, or the URL of another site, which begins with `http`. */
  path: string;
  /** Shown only to people with one of these roles; to everyone if undefined. */
  roles?: readonly Role[];
};

export type NavItem = NavLeaf & {
  icon: ComponentType<{ size?: number; stroke?: number }>;
  children?: readonly NavLeaf[];
};

/** Entries of the navigation with an optional heading. */
export type NavGroup = { subheader?: string; items: readonly NavItem[] };

const withoutSlash = (path: string): string => path.replace(/(?<=.)\/+$/, "");

/** Whether the path is the URL of another site, which opens in a new tab. */
export const isExternal = (path: string): boolean => path.startsWith("http");

/** An entry without children is active only on exactly its path. */
export function isLeafActive({ path }: NavLeaf, pathname: string): boolean {
  return !isExternal(path) && withoutSlash(path) === withoutSlash(pathname);
}

/** An entry with children is active on its path and on all paths below it. */
export function isGroupActive({ path }: NavLeaf, pathname: string): boolean {
  return isLeafActive({ title: "", path }, pathname) || pathname.startsWith(`${withoutSlash(path)}/`);
}

/** The entry for a page, or else for the nearest page above it. Looks at children and at entries without children. */
export function nearestEntry(groups: readonly NavGroup[], pathname: string): NavLeaf | undefined {
  const leaves = groups.flatMap(({ items }) => items.flatMap((item): readonly NavLeaf[] => item.children ?? [item]));
  return leaves.filter((leaf) => isGroupActive(leaf, pathname)).toSorted((a, b) => b.path.length - a.path.length)[0];
}

export function isItemActive(item: NavItem, pathname: string): boolean {
  return item.children === undefined ? isLeafActive(item, pathname) : isGroupActive(item, pathname);
}

type CanOpen = (leaf: NavLeaf) => boolean;

function visibleItem(item: NavItem, hasRole: CanOpen, mayOpen: CanOpen): NavItem[] {
  if (!hasRole(item)) return [];
  if (item.children === undefined) return mayOpen(item) ? [item] : [];
  const children = item.children.filter((child) => hasRole(child) && mayOpen(child));
  return children.length === 0 ? [] : [{ ...item, children }];
}

/**
 * The navigation for people with these roles, with only the pages that they may open. Leaves out parents and groups
 * without entries. A parent is not a page, so it is shown if one of its children is.
 */
export function visibleNavigation(
  groups: readonly NavGroup[],
  held: readonly Role[],
  mayOpen: CanOpen = () => true,
): readonly NavGroup[] {
  const hasRole = ({ roles }: NavLeaf) => roles === undefined || roles.some((role) => held.includes(role));
  return groups
    .map((group) => ({ ...group, items: group.items.flatMap((item) => visibleItem(item, hasRole, mayOpen)) }))
    .filter(({ items }) => items.length > 0);
}
