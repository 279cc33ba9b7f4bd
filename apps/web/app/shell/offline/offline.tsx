import { useEffect, useLayoutEffect, useSyncExternalStore } from "react";
import { IconCloudOff } from "@tabler/icons-react";
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

/** The browser runs this worker from the next page on. It keeps what was read, in the page's language. */
async function startWorker(): Promise<void> {
  if (import.meta.env.DEV || !("serviceWorker" in navigator)) return;
  const address = `/service-worker.js?lang=${pageLanguage()}`;
  // Some browsers refuse, as in a private window. The shop works without.
  await navigator.serviceWorker.register(address, { updateViaCache: "none" }).catch(() => {});
}

/**
 * Lets the browser follow links, in place of the app: the app's code of another page may not be here, while the worker
 * has a copy of the page, or the offline page.
 */
function leaveLinks(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest("a[href]") !== null) event.stopPropagation();
}

/** Says when there is no connection, and when the page is a copy that was kept. */
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
  // Before the paint, so that no click on what says so comes earlier.
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
