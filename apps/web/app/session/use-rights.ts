import type { Needed } from "@trove/contract/permissions";
import { useQuery } from "../api/use-query.ts";

/**
 * Whether the signed-in operator may do something, or one of several; undefined until it is known. Only for the dashboard, whose routes
 * customers' pages don't have. The server checks it in any case.
 */
export function useMay(): (needed: Needed) => boolean | undefined {
  const { data, error } = useQuery("getOperator", {}, { revalidateOnFocus: true });
  return (needed) => {
    if (data === undefined) return error?.status === 403 ? false : undefined;
    return [needed].flat().some((permission) => data.permissions.includes(permission));
  };
}
