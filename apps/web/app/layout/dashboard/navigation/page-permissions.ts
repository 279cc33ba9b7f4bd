import { ANY_WORK, type Needed, type Permission } from "@trove/contract/permissions";

/**
 * The permissions to decide approvals, and those for acts that may need an approval. Each one opens the approvals page.
 */
const approving: readonly Permission[] = [
  "approvals.decide",
  "boxes.publish",
  "cases.change",
  "payments.change",
  "payments.refund",
  "people.credit",
  "rights.change",
  "settings.change",
];

/** The permissions for each page of the dashboard and all pages below it. An operator needs one of them. */
const permissions: readonly (readonly [path: string, needed: Needed])[] = [
  ["/dashboard/two", "shipments.read"],
  ["/dashboard/three/works", ANY_WORK.read],
  ["/dashboard/three/codes", "promotions.change"],
  ["/dashboard/three/reviews", "reviews.decide"],
  ["/dashboard/three", "catalogue.read"],
  ["/dashboard/group/cases", "cases.read"],
  ["/dashboard/group/five", "people.read"],
  ["/dashboard/group/six/books", "books.read"],
  ["/dashboard/group/six/protection", "books.read"],
  ["/dashboard/group/six/disputes", "disputes.read"],
  ["/dashboard/group/six/gifts", "people.credit"],
  ["/dashboard/group/six/documents", "files.change"],
  ["/dashboard/group/six", "payments.read"],
  ["/dashboard/group/approvals", approving],
  ["/dashboard/group/audit", "audit.read"],
  ["/dashboard/group/rights", "rights.read"],
  ["/dashboard/group/settings", "settings.read"],
  ["/dashboard/group", "boxes.read"],
  // Every operator may open the page of their own security.
  ["/dashboard/security", []],
  ["/dashboard", "overview.read"],
];

/** The permissions for a page of the dashboard. An operator needs one of them to open it. */
export function permissionsOf(pathname: string): Needed {
  const found = permissions.find(([path]) => pathname === path || pathname.startsWith(`${path}/`));
  return found?.[1] ?? [];
}
