import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate, useNavigation, useSearchParams } from "react-router";
import { type Changes, changedQuery } from "./address.ts";

/**
 * Filters of a list, which live in the address. `search` is the address that was last asked for, so that a control shows
 * at once what was chosen with it; `pending` is true while the answer is under way and the last one still stands.
 * `change` goes to the address with some filters changed, and `addressOf` gives it for a link.
 */
export function useListing() {
  const { pathname, key } = useLocation();
  const [current] = useSearchParams();
  const navigate = useNavigate();
  const { state, location: next } = useNavigation();
  // A navigation shows itself a moment after the press; a control has to follow at once.
  const [asked, setAsked] = useState<string>();
  useEffect(() => setAsked(undefined), [key]);

  const pending = state === "loading" && next.pathname === pathname;
  const underWay = asked ?? (pending ? next.search : undefined);
  const search = underWay === undefined ? current : new URLSearchParams(underWay);
  const addressOf = (changes: Changes) => pathname + changedQuery(search, changes);

  /** Typing replaces its own steps in the history, so that "back" leaves the list as it was before. */
  function change(changes: Changes, { replace = false } = {}): void {
    const query = changedQuery(search, changes);
    setAsked(query);
    void navigate(pathname + query, { replace, preventScrollReset: true });
  }

  return { search, pending, addressOf, change };
}

/** Brings the top of a list into view when another page of it arrived. */
export function useTopOfPage(page: number) {
  const top = useRef<HTMLDivElement>(null);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current !== page) top.current?.scrollIntoView();
    shown.current = page;
  }, [page]);
  return top;
}

/** Waits until typing has paused, then hands on the last value. Leaving the page forgets it. */
export function useDebounced<T>(run: (value: T) => void, ms = 300) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  function later(value: T, wait = ms): void {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latest.current(value), wait);
  }

  return { later, now: (value: T) => later(value, 0) };
}
