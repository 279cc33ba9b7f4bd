import type { Permission } from "@trove/contract/permissions";
import { useQuery } from "../api/use-query.ts";

/**
 * Whether the signed-in operator may do something; undefined until it is known. Only for the dashboard, whose routes
 * customers' pages don't have. The server checks it in any case.
 */
export function useMay(): (permission: Permission | null) => boolean | undefined {
  const { data, error } = useQuery("getOperator", {}, { revalidateOnFocus: true });
  return (permission) => {
    if (permission === null) return true;
    if (data === undefined) return error?.status === 403 ? false : undefined;
    return data.permissions.includes(permission);
  };
}
