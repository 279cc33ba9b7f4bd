import { useEffect, useLayoutEffect, useState } from "react";
import { useLocation, useNavigate, useNavigation } from "react-router";
import { signInPage, signInPath } from "../session/return-to.ts";
import { useAppInfo } from "./app-info.ts";
import { useSettingsElsewhere } from "./settings/use-settings-elsewhere.ts";
import { startSession } from "../session/session-store.ts";
import { useSession } from "../session/use-session.ts";
import { later } from "../ui/later.tsx";

const Offline = later(() => import("./offline/offline.tsx"));

/** The progress bar (specification, section 9), loaded on the first navigation. */
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

/** The element that a URL's hash names; null if the hash can't be decoded. */
function placeNamed(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/** Scrolls to the top on every change of route. If the URL has a hash, scrolls to its element instead. */
function useScrollToTop(): void {
  const { pathname, hash } = useLocation();
  useLayoutEffect(() => {
    if (hash === "") window.scrollTo(0, 0);
    else placeNamed(hash)?.scrollIntoView();
  }, [pathname, hash]);
}

async function forgetPersonalResponses() {
  const { forgetResponses } = await import("../api/use-query.ts");
  await forgetResponses();
}

/**
 * Clears the person's cached data when their session ends. Expired sessions lead to the sign-in page. So do sessions
 * that the server rejected, and these people return to this page afterwards.
 */
function useSessionEnd(): void {
  const session = useSession();
  const navigate = useNavigate();
  const { authMethod } = useAppInfo();
  const reason = session.status === "unauthenticated" ? session.reason : undefined;
  useEffect(() => {
    if (reason !== undefined) void forgetPersonalResponses();
    if (reason === "expired") void navigate(signInPage(authMethod));
    if (reason === "refused") void navigate(signInPath(authMethod, window.location), { replace: true });
  }, [reason, navigate, authMethod]);
}

/**
 * Whether the page is interactive. Also marks `<html>` then, so that style sheets and end-to-end tests can wait for it.
 */
function useReady(): boolean {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    document.documentElement.dataset["ready"] = "true";
    setReady(true);
  }, []);
  return ready;
}

/** Effects that the whole app needs, and the notice that the page is offline. */
export function AppEffects() {
  const ready = useReady();
  const { pathname } = useLocation();
  useEffect(() => void startSession(), []);
  useSettingsElsewhere();
  useProgressBar();
  useScrollToTop();
  useSessionEnd();
  // Not for the dashboard: its pages are never kept for offline use, and its lists show their own errors.
  return ready && !pathname.startsWith("/dashboard") && <Offline />;
}
