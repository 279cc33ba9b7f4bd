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

/** The element named by a URL's hash; null if the hash can't be decoded. */
function placeNamed(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/** Scrolls to the top on every change of route, unless the URL has a hash. */
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
 * Clears the person's cached data however the session ended. An expired session leads to the sign-in page; one that the
 * server rejected leads there too and returns afterwards.
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

/** Whether the page is interactive. Marks it, so that style sheets and end-to-end tests can wait for it. */
function useReady(): boolean {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    document.documentElement.dataset["ready"] = "true";
    setReady(true);
  }, []);
  return ready;
}

/** App-wide effects, and what the page says about its connection. */
export function AppEffects() {
  const ready = useReady();
  const { pathname } = useLocation();
  useEffect(() => void startSession(), []);
  useSettingsElsewhere();
  useProgressBar();
  useScrollToTop();
  useSessionEnd();
  // No page of the dashboard is ever kept, and its lists say themselves that they could not be loaded.
  return ready && !pathname.startsWith("/dashboard") && <Offline />;
}
