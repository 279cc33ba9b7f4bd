import type { ReactNode } from "react";
import type { Role } from "@trove/contract/roles";
import { useHasRole } from "./use-session.ts";
import { later } from "../ui/later.tsx";

const PermissionDenied = later(() => import("./permission-denied.tsx"));

type Props = {
  roles: readonly Role[];
  /** If true, shows nothing to other people instead of the "no access" page. Use it for parts of a page. */
  hidden?: boolean;
  children: ReactNode;
};

/** Shows its content to people with any of the roles. Use it inside of SignedInOnly. */
export function RoleOnly({ roles, hidden = false, children }: Props) {
  const allowed = useHasRole(...roles);
  if (allowed) return children;
  return hidden ? null : <PermissionDenied />;
}
