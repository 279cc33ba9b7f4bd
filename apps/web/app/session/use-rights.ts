import type { Needed } from "@trove/contract/permissions";
import { useQuery } from "../api/use-query.ts";
import { useMustAddFactor } from "./use-session.ts";

/**
 * Whether the signed-in operator may do something, or one of several; undefined until it is known. What needs nothing,
 * such as another site, everybody may. Only for the dashboard, whose routes
 * customers' pages don't have. The server checks it in any case.
 */
export function useMay(): (needed: Needed) => boolean | undefined {
  const mustAddFactor = useMustAddFactor();
  const { data, error } = useQuery("getOperator", mustAddFactor ? undefined : {}, { revalidateOnFocus: true });
  return (needed) => {
    if (needed.length === 0) return true;
    if (mustAddFactor) return false;
    if (data === undefined) return error?.status === 403 ? false : undefined;
    return [needed].flat().some((permission) => data.permissions.includes(permission));
  };
}
