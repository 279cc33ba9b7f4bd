import { UNATTENDED_HEADER } from "@trove/contract/shop-routes";

/** During this time after a page has loaded, its requests count as caused by the person. */
const LOADED_MS = 10_000;

/**
 * Whether the person is active: the page has just loaded, or they pressed something a few seconds ago. The browser
 * decides how long a press counts.
 */
function isAttended(): boolean {
  const { userActivation } = navigator as Partial<Navigator>;
  return performance.now() < LOADED_MS || userActivation?.isActive !== false;
}

/** Marks a request as not caused by the person, if the person is not active on the page. */
export function markUnattended(headers: Headers): void {
  if (!isAttended()) headers.set(UNATTENDED_HEADER, "1");
}
