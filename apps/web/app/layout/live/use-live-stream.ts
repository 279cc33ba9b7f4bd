import { useEffect } from "react";
import { readEvents } from "../../api/event-stream.ts";
import { type LiveEvent, passConnection, passEvent } from "../../shell/live-events.ts";

const NAME = "live-events";

/** Messages between the browser's tabs. A new tab sends `asked` to learn whether the stream is open. */
type Message = { kind: "event"; event: LiveEvent } | { kind: "connection"; isConnected: boolean } | { kind: "asked" };

const parsed = (text: string): unknown => (text === "" ? undefined : JSON.parse(text));

/**
 * Passes the shop's events to the page. Browsers allow only a few connections to one site, so only one tab opens the
 * stream and passes its events to the other tabs.
 */
export function useLiveStream(): void {
  useEffect(() => {
    const leaving = new AbortController();
    const channel = new BroadcastChannel(NAME);
    let isHolder = false;
    let isConnected = false;

    const tell = (message: Message) => channel.postMessage(message);
    const onEvent = (event: LiveEvent) => {
      tell({ kind: "event", event });
      passEvent(event);
    };
    const onConnection = (now: boolean) => {
      if (leaving.signal.aborted) return;
      isConnected = now;
      tell({ kind: "connection", isConnected });
      passConnection(isConnected);
    };
    channel.addEventListener("message", ({ data }: MessageEvent<Message>) => {
      if (data.kind === "event") passEvent(data.event);
      else if (data.kind === "connection") passConnection(data.isConnected);
      else if (isHolder) tell({ kind: "connection", isConnected });
    });
    const hold = () => {
      isHolder = true;
      const heard = ({ event = "message", data }: { event?: string | undefined; data: string }) =>
        onEvent({ name: event, data: parsed(data) });
      return readEvents({ onEvent: heard, onConnection }, leaving.signal);
    };

    // The connection will count as lost, unless the stream opens or the tab that holds it answers within a few seconds.
    passConnection(false);
    tell({ kind: "asked" });
    // The promise is rejected if the person leaves the page before it gets the lock.
    navigator.locks.request(NAME, { signal: leaving.signal }, hold).catch(() => {});
    return () => {
      leaving.abort();
      channel.close();
    };
  }, []);
}
