import { ANY_WORK, type Needed, type Permission } from "@trove/contract/permissions";

/** Those who may decide approvals, or do what may wait for one. */
const approving: readonly Permission[] = [
  "approvals.decide",
  "boxes.publish",
  "cases.change",
  "payments.change",
  "payments.refund",
  "people.credit",
  "rights.change",
];

/** Each page of the dashboard with the permissions of which it needs one, as do all pages below it. */
const permissions: readonly (readonly [path: string, needed: Needed])[] = [
  ["/dashboard/two", "shipments.read"],
  ["/dashboard/three/works", ANY_WORK.read],
  ["/dashboard/three", "catalogue.read"],
  ["/dashboard/group/cases", "cases.read"],
  ["/dashboard/group/five", "people.read"],
  ["/dashboard/group/six/disputes", "disputes.read"],
  ["/dashboard/group/six/documents", "files.change"],
  ["/dashboard/group/six", "payments.read"],
  ["/dashboard/group/approvals", approving],
  ["/dashboard/group/audit", "audit.read"],
  ["/dashboard/group/rights", "rights.read"],
  ["/dashboard/group", "boxes.read"],
  // Every operator's own.
  ["/dashboard/security", []],
  ["/dashboard", "overview.read"],
];

/** The permissions of which a page of the dashboard needs one. */
export function permissionsOf(pathname: string): Needed {
  const found = permissions.find(([path]) => pathname === path || pathname.startsWith(`${path}/`));
  return found?.[1] ?? [];
}
