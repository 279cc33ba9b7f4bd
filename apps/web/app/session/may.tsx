import type { Permission } from "@trove/contract/permissions";
import type { ReactNode } from "react";
import { useMay } from "./use-rights.ts";

/** Shows its content to operators who have the permission. */
export function May({ permission, children }: { permission: Permission; children: ReactNode }) {
  return useMay()(permission) === true ? children : null;
}
