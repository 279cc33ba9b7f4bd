import type { ReactNode } from "react";
import type { Role } from "@trove/contract/roles";
import { useHasRole } from "./use-session.ts";
import { later } from "../ui/later.tsx";

const PermissionDenied = later(() => import("./permission-denied.tsx"));

type Props = {
  roles: readonly Role[];
  /** Shows nothing instead of the "no access" page; for parts of a page. */
  hidden?: boolean;
  children: ReactNode;
};

/** Shows its content to people with any of the roles. Use it inside the sign-in guard. */
export function RoleOnly({ roles, hidden = false, children }: Props) {
  const allowed = useHasRole(...roles);
  if (allowed) return children;
  return hidden ? null : <PermissionDenied />;
}
