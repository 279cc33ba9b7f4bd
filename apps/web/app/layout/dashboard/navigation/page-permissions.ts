import type { Permission } from "@trove/contract/permissions";

/** What each page of the dashboard needs, and all pages below it; null if every operator may open it. */
const permissions: readonly (readonly [path: string, permission: Permission | null])[] = [
  ["/dashboard/two", "shipments.read"],
  ["/dashboard/three", "catalogue.read"],
  ["/dashboard/group/cases", "cases.read"],
  ["/dashboard/group/five", "people.read"],
  ["/dashboard/group/six", "payments.read"],
  ["/dashboard/group/approvals", null],
  ["/dashboard/group/audit", "audit.read"],
  ["/dashboard/group/rights", "rights.read"],
  ["/dashboard/group", "boxes.read"],
  ["/dashboard", "overview.read"],
];

/** The permission that a page of the dashboard needs. */
export function permissionOf(pathname: string): Permission | null {
  const found = permissions.find(([path]) => pathname === path || pathname.startsWith(`${path}/`));
  return found?.[1] ?? null;
}
