import { useEffect, useLayoutEffect, useSyncExternalStore } from "react";
import { IconCloudOff } from "../../ui/icons/first-icons.ts";
import { offline } from "../../locales/en/offline.ts";
import { pageLanguage } from "../../locales/page-language.ts";
import { useTexts } from "../../locales/texts.ts";
import { dateTimeText } from "../../ui/date-text.ts";
import styles from "./offline.module.css";

function watchConnection(changed: () => void): () => void {
  window.addEventListener("online", changed);
  window.addEventListener("offline", changed);
  return () => {
    window.removeEventListener("online", changed);
    window.removeEventListener("offline", changed);
  };
}

/**
 * Registers the service worker, which keeps visited pages for offline use, in the page's language. It runs from the
 * next page on.
 */
async function startWorker(): Promise<void> {
  if (import.meta.env.DEV || !("serviceWorker" in navigator)) return;
  const address = `/service-worker.js?lang=${pageLanguage()}`;
  // Some browsers refuse to register it, for example in a private window. The shop works without it.
  await navigator.serviceWorker.register(address, { updateViaCache: "none" }).catch(() => {});
}

/**
 * Lets the browser follow links itself instead of the app. Offline, the app's code for the next page may be missing,
 * but the worker has a copy of that page or the offline page.
 */
function leaveLinks(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest("a[href]") !== null) event.stopPropagation();
}

/** Tells the person that there is no connection, or that the page is a stored copy. */
export default function Offline() {
  const t = useTexts(offline);
  const online = useSyncExternalStore(
    watchConnection,
    () => navigator.onLine,
    () => true,
  );
  useEffect(() => void startWorker(), []);
  const keptAt = document.documentElement.dataset["kept"];
  const isShown = keptAt !== undefined || !online;
  // A layout effect, so that the listener is active before the notice is visible and a link can be clicked.
  useLayoutEffect(() => {
    if (!isShown || !("serviceWorker" in navigator) || navigator.serviceWorker.controller === null) return;
    window.addEventListener("click", leaveLinks, true);
    return () => window.removeEventListener("click", leaveLinks, true);
  }, [isShown]);
  return (
    <div role="status" className={styles["place"]}>
      {isShown && (
        <p className={styles["bar"]}>
          <IconCloudOff size={20} stroke={1.6} />
          <span>{keptAt === undefined ? t.bar : t.kept(dateTimeText(keptAt))}</span>
          {keptAt !== undefined && (
            <button type="button" onClick={() => window.location.reload()}>
              {t.retry}
            </button>
          )}
        </p>
      )}
    </div>
  );
}
