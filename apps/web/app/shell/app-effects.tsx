import { useEffect, useLayoutEffect } from "react";
import { useLocation, useNavigate, useNavigation } from "react-router";
import { SIGN_IN_PATH, signInPath } from "../session/return-to.ts";
import { startSession } from "../session/session-store.ts";
import { useSession } from "../session/use-session.ts";

/** Specification, section 9. The bar is only fetched when somebody navigates. */
async function progress() {
  const { default: bar } = await import("./progress-bar.ts");
  return bar;
}

function useProgressBar(): void {
  const busy = useNavigation().state !== "idle";
  useEffect(() => {
    if (!busy) return;
    let over = false;
    void progress().then((bar) => !over && bar.start());
    return () => {
      over = true;
      void progress().then((bar) => bar.done());
    };
  }, [busy]);
}

/** The element that an address's hash names; none for a hash that can't be read. */
function placeNamed(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/** Every route change starts at the top of the page, unless its address names a place on it. */
function useScrollToTop(): void {
  const { pathname, hash } = useLocation();
  useLayoutEffect(() => {
    if (hash === "") window.scrollTo(0, 0);
    else placeNamed(hash)?.scrollIntoView();
  }, [pathname, hash]);
}

async function forgetPersonalAnswers() {
  const { forgetAnswers } = await import("../api/use-query.ts");
  await forgetAnswers();
}

/**
 * However a session ended, what was read for the person is forgotten. One that ended by itself leads to the sign-in
 * page; one that the server refused comes back afterwards.
 */
function useSessionEnd(): void {
  const session = useSession();
  const navigate = useNavigate();
  const reason = session.status === "unauthenticated" ? session.reason : undefined;
  useEffect(() => {
    if (reason !== undefined) void forgetPersonalAnswers();
    if (reason === "expired") void navigate(SIGN_IN_PATH);
    if (reason === "refused") void navigate(signInPath(window.location), { replace: true });
  }, [reason, navigate]);
}

/** Marks the page as one whose controls answer: style sheets and journeys can wait for it. */
function useReadyMark(): void {
  useEffect(() => {
    document.documentElement.dataset["ready"] = "true";
  }, []);
}

/** What belongs to the app as a whole and shows nothing itself. */
export function AppEffects() {
  useReadyMark();
  useEffect(() => void startSession(), []);
  useProgressBar();
  useScrollToTop();
  useSessionEnd();
  return null;
}
