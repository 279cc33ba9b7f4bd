import type { Needed } from "@trove/contract/permissions";
import { useQuery } from "../api/use-query.ts";
import { useMustAddFactor } from "./use-session.ts";

function useOperator() {
  const mustAddFactor = useMustAddFactor();
  const { data, error } = useQuery("getOperator", mustAddFactor ? undefined : {}, { revalidateOnFocus: true });
  return { mustAddFactor, data, error };
}

/** True until the first answer or failure says what the operator may do. Only for the dashboard, as `useMay`. */
export function useAreRightsPending(): boolean {
  const { mustAddFactor, data, error } = useOperator();
  return !mustAddFactor && data === undefined && error === undefined;
}

/**
 * Whether the signed-in operator has a permission, or one of several; undefined until it is known. True for things that
 * need none, such as another site. Only for the dashboard, whose routes customers' pages don't have. The server checks
 * it in any case.
 */
export function useMay(): (needed: Needed) => boolean | undefined {
  const { mustAddFactor, data, error } = useOperator();
  return (needed) => {
    if (needed.length === 0) return true;
    if (mustAddFactor) return false;
    if (data === undefined) return error?.status === 403 ? false : undefined;
    return [needed].flat().some((permission) => data.permissions.includes(permission));
  };
}
