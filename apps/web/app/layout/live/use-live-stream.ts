import { useEffect } from "react";
import { readEvents } from "../../api/event-stream.ts";
import { type LiveEvent, passConnection, passEvent } from "../../shell/live-events.ts";

const NAME = "live-events";

/** Messages between the tabs of a browser. A new tab asks whether the stream is open. */
type Message = { kind: "event"; event: LiveEvent } | { kind: "connection"; isConnected: boolean } | { kind: "asked" };

const parsed = (text: string): unknown => (text === "" ? undefined : JSON.parse(text));

/**
 * Passes the shop's events to the page. One tab of the browser holds the stream, because browsers allow only few
 * connections to a shop, and tells the others.
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

    // Lost unless the stream opens, or the tab that holds it answers, within some seconds.
    passConnection(false);
    tell({ kind: "asked" });
    // Rejected if the page is left before it has the lock.
    navigator.locks.request(NAME, { signal: leaving.signal }, hold).catch(() => {});
    return () => {
      leaving.abort();
      channel.close();
    };
  }, []);
}
