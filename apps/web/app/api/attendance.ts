import { UNATTENDED_HEADER } from "@trove/contract/shop-routes";

/** Within this time of its load, a page is still what somebody asked for. */
const LOADED_MS = 10_000;

/** Whether somebody touches the page: has just loaded it, or pressed something within the browser's few seconds. */
function isAttended(): boolean {
  const { userActivation } = navigator as Partial<Navigator>;
  return performance.now() < LOADED_MS || userActivation?.isActive !== false;
}

/** Says of a request that nobody asked for it. */
export function markUnattended(headers: Headers): void {
  if (!isAttended()) headers.set(UNATTENDED_HEADER, "1");
}
