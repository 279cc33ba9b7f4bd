import type { SessionUser } from "./session-record.ts";

export const SIGN_IN_PATH = "/auth/jwt/sign-in";

type Place = { pathname: string; search: string; hash: string };

/** The sign-in page's address, to come back to the given place afterwards. */
export function signInPath(from?: Place): string {
  if (from === undefined) return SIGN_IN_PATH;
  return `${SIGN_IN_PATH}?returnTo=${encodeURIComponent(from.pathname + from.search + from.hash)}`;
}

/**
 * A returnTo that stays on this site: a path with exactly one leading slash. Backslashes and control characters are
 * refused, since browsers read `/\host` and `/<tab>/host` as another host.
 */
export function safeReturnTo(returnTo: string | null): string | undefined {
  if (returnTo === null || !/^\/(?!\/)[^\\\p{Cc}]*$/u.test(returnTo)) return undefined;
  return returnTo;
}

/** Where a signed-in person belongs when no returnTo says otherwise; undefined for somebody with neither role. */
export function homeOf({ roles }: SessionUser): string | undefined {
  if (roles.includes("Admin")) return "/dashboard";
  return roles.includes("User") ? "/" : undefined;
}
