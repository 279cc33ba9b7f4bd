import { useEffect } from "react";
import { readEvents } from "../../../api/event-stream.ts";
import { revalidate } from "../../../api/use-query.ts";

const LOCK = "notifications";
const CHANNEL = "notifications";

/**
 * Reads the notifications again whenever the shop tells of a change. One tab of the browser holds the stream, because
 * browsers allow only few connections to a shop, and tells the others.
 */
export function useLiveNotifications(): void {
  useEffect(() => {
    const leaving = new AbortController();
    const channel = new BroadcastChannel(CHANNEL);
    const read = () => void revalidate("listNotifications");
    channel.addEventListener("message", read);
    const hold = () =>
      readEvents(() => {
        channel.postMessage(null);
        read();
      }, leaving.signal);
    // Rejected if the page is left before it has the lock.
    navigator.locks.request(LOCK, { signal: leaving.signal }, hold).catch(() => {});
    return () => {
      leaving.abort();
      channel.close();
    };
  }, []);
}
