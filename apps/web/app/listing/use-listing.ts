import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate, useNavigation, useSearchParams } from "react-router";
import { type Changes, changedQuery } from "./address.ts";

type Complete = (search: URLSearchParams) => URLSearchParams;

/**
 * The filters of a list, which are kept in the URL.
 * - `search` is the last requested query, so that a control shows its new value at once; `complete` adds defaults.
 * - `pending` is true while the response is loading and the previous one is still shown.
 * - `change` navigates to the URL with some filters changed; `addressOf` returns that URL for a link.
 */
export function useListing(complete: Complete = (search) => search) {
  const { pathname, key } = useLocation();
  const [current] = useSearchParams();
  const navigate = useNavigate();
  const { state, location: next } = useNavigation();
  // The router reports a navigation with a delay, but controls must show their new values at once.
  const [asked, setAsked] = useState<string>();
  useEffect(() => setAsked(undefined), [key]);

  const pending = state === "loading" && next.pathname === pathname;
  const underWay = asked ?? (pending ? next.search : undefined);
  const search = complete(underWay === undefined ? current : new URLSearchParams(underWay));
  const addressOf = (changes: Changes) => pathname + changedQuery(search, changes);

  /** Pass `replace` for changes by typing, so that "back" returns to the list as it was before. */
  function change(changes: Changes, { replace = false } = {}): void {
    const query = changedQuery(search, changes);
    setAsked(query);
    void navigate(pathname + query, { replace, preventScrollReset: true });
  }

  return { search, pending, addressOf, change };
}

/** Scrolls to the top of the list when the list's page changes. */
export function useTopOfPage(page: number) {
  const top = useRef<HTMLDivElement>(null);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current !== page) top.current?.scrollIntoView();
    shown.current = page;
  }, [page]);
  return top;
}

/** Whether a click follows a link in this tab. */
function followsLink({ target, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  const link = target instanceof Element ? target.closest("a[href]") : null;
  return link !== null && link.getAttribute("target") !== "_blank" && !ctrlKey && !metaKey && !shiftKey;
}

/**
 * Calls `run` with the last value after a pause of `ms` milliseconds. Unmounting cancels the call, and so does
 * following a link.
 */
export function useDebounced<T>(run: (value: T) => void, ms = 300) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    // A navigation by the delayed call would replace the navigation to the link.
    const cancel = (event: MouseEvent) => (followsLink(event) ? clearTimeout(timer.current) : undefined);
    document.addEventListener("click", cancel);
    return () => {
      document.removeEventListener("click", cancel);
      clearTimeout(timer.current);
    };
  }, []);

  function later(value: T, wait = ms): void {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latest.current(value), wait);
  }

  return { later, now: (value: T) => later(value, 0) };
}
