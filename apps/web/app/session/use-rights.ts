import type { Needed } from "@trove/contract/permissions";
import { useQuery } from "../api/use-query.ts";
import { useMustAddFactor } from "./use-session.ts";

function useOperator() {
  const mustAddFactor = useMustAddFactor();
  const { data, error } = useQuery("getOperator", mustAddFactor ? undefined : {}, { revalidateOnFocus: true });
  return { mustAddFactor, data, error };
}

/** True until a response or a failure shows what the operator may do. Works only in the dashboard, like `useMay`. */
export function useAreRightsPending(): boolean {
  const { mustAddFactor, data, error } = useOperator();
  return !mustAddFactor && data === undefined && error === undefined;
}

/**
 * Returns a function that tells whether the operator has one of the needed permissions: true if none is needed,
 * undefined until known. The server checks again. Works only in the dashboard, because customers' pages lack the route.
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
