import type { SessionUser } from "./session-record.ts";

export const SIGN_IN_PATH = "/auth/jwt/sign-in";

type Place = { pathname: string; search: string; hash: string };

/** The URL of the sign-in page, with the page to return to afterwards. */
export function signInPath(from?: Place): string {
  if (from === undefined) return SIGN_IN_PATH;
  return `${SIGN_IN_PATH}?returnTo=${encodeURIComponent(from.pathname + from.search + from.hash)}`;
}

/**
 * Returns `returnTo` if it stays on this site: a path with exactly one leading slash. Refuses backslashes and control
 * characters, since browsers read `/\host` and `/<tab>/host` as another host.
 */
export function safeReturnTo(returnTo: string | null): string | undefined {
  if (returnTo === null || !/^\/(?!\/)[^\\\p{Cc}]*$/u.test(returnTo)) return undefined;
  return returnTo;
}

/** The start page for a person's role if there is no returnTo; undefined for a person with neither role. */
export function homeOf({ roles }: SessionUser): string | undefined {
  if (roles.includes("Admin")) return "/dashboard";
  return roles.includes("User") ? "/" : undefined;
}
