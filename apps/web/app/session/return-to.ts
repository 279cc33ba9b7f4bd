import type { CallResult } from "../api/request.ts";
import type { SessionUser } from "./session-record.ts";

/** The way in which people sign in. It is part of the URLs of the sign-in pages. */
export type SignInMethod = CallResult<"getApplicationInfo">["authMethod"];

type Place = { pathname: string; search: string; hash: string };

/** The URL of the sign-in page. */
export const signInPage = (method: SignInMethod): string => `/auth/${method}/sign-in`;

/** The URL of the sign-in page that returns people of any role to the given place afterwards. */
export function signInPath(method: SignInMethod, from: Place): string {
  return `${signInPage(method)}?returnTo=${encodeURIComponent(from.pathname + from.search + from.hash)}`;
}

/**
 * Returns `returnTo` if it stays on this site: a path with exactly one leading slash. Refuses backslashes and control
 * characters, because browsers read `/\host` and `/<tab>/host` as another host.
 */
export function safeReturnTo(returnTo: string | null): string | undefined {
  if (returnTo === null || !/^\/(?!\/)[^\\\p{Cc}]*$/u.test(returnTo)) return undefined;
  return returnTo;
}

/**
 * The URL of the sign-in page for a person who chose to sign in at the given place. A User returns to that place; an
 * Admin goes to the dashboard.
 */
export function signInFrom(method: SignInMethod, place: Place): string {
  return `${signInPage(method)}?from=${encodeURIComponent(place.pathname + place.search + place.hash)}`;
}

/**
 * The place to go after signing in on the page with this query: `returnTo` if given. Otherwise the dashboard for an
 * Admin, and the place in `from` for a User. Undefined for a person with neither role.
 */
export function placeAfterSignIn({ roles }: SessionUser, search: URLSearchParams): string | undefined {
  const isAdmin = roles.includes("Admin");
  if (!isAdmin && !roles.includes("User")) return undefined;
  const home = isAdmin ? "/dashboard" : (safeReturnTo(search.get("from")) ?? "/");
  return safeReturnTo(search.get("returnTo")) ?? home;
}

/** True if this tab's last sign-in created its account. Kept in memory: it matters only for the page that follows. */
let isNew = false;

export const noteSignIn = (isNewcomer: boolean): void => {
  isNew = isNewcomer;
};

/** One object, because `Navigate` goes again whenever its state is another one. */
const NEWCOMER = { isNewcomer: true };

/** The state of the location that a person comes to after signing in. */
export const arrivalState = (): typeof NEWCOMER | undefined => (isNew ? NEWCOMER : undefined);

/** Whether a location is the first one after signing up. */
export const isFirstPage = (state: unknown): boolean =>
  (Object(state) as Record<string, unknown>)["isNewcomer"] === true;
