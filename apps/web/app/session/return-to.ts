import type { CallResult } from "../api/request.ts";
import type { SessionUser } from "./session-record.ts";

/** How people sign in; part of the URLs of its pages. */
export type SignInMethod = CallResult<"getApplicationInfo">["authMethod"];

type Place = { pathname: string; search: string; hash: string };

/** The URL of the sign-in page. */
export const signInPage = (method: SignInMethod): string => `/auth/${method}/sign-in`;

/** The URL of the sign-in page that returns to the given place afterwards, for any account. */
export function signInPath(method: SignInMethod, from: Place): string {
  return `${signInPage(method)}?returnTo=${encodeURIComponent(from.pathname + from.search + from.hash)}`;
}

/**
 * Returns `returnTo` if it stays on this site: a path with exactly one leading slash. Refuses backslashes and control
 * characters, since browsers read `/\host` and `/<tab>/host` as another host.
 */
export function safeReturnTo(returnTo: string | null): string | undefined {
  if (returnTo === null || !/^\/(?!\/)[^\\\p{Cc}]*$/u.test(returnTo)) return undefined;
  return returnTo;
}

/**
 * The URL of the sign-in page for somebody who signs in by choice on the given place. A User returns there; an Admin
 * goes to the dashboard.
 */
export function signInFrom(method: SignInMethod, place: Place): string {
  return `${signInPage(method)}?from=${encodeURIComponent(place.pathname + place.search + place.hash)}`;
}

/**
 * Where a signed-in person goes from the sign-in page with this query: to returnTo; else an Admin to the dashboard, and
 * a User to where they came from. Undefined for a person with neither role.
 */
export function placeAfterSignIn({ roles }: SessionUser, search: URLSearchParams): string | undefined {
  const isAdmin = roles.includes("Admin");
  if (!isAdmin && !roles.includes("User")) return undefined;
  const home = isAdmin ? "/dashboard" : (safeReturnTo(search.get("from")) ?? "/");
  return safeReturnTo(search.get("returnTo")) ?? home;
}
