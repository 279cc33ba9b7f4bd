import { useEffect, useEffectEvent, useSyncExternalStore } from "react";

/** An event that the shop sends to open pages. */
export type LiveEvent = { name: string; data: unknown };

/**
 * The connection counts as `lost` only after GRACE_MS, because the shop regularly ends streams and a new stream opens
 * at once.
 */
export type Connection = "live" | "lost";

const GRACE_MS = 5_000;

const events = new EventTarget();
const CONNECTION = "connection";
let connection: Connection = "live";
let losing: ReturnType<typeof setTimeout> | undefined;

function setConnection(now: Connection): void {
  clearTimeout(losing);
  losing = undefined;
  connection = now;
  events.dispatchEvent(new Event(CONNECTION));
}

/** Passes an event from the stream to the page. */
export function passEvent({ name, data }: LiveEvent): void {
  events.dispatchEvent(new CustomEvent(`event ${name}`, { detail: data }));
}

/** Tells the page whether the stream is open. */
export function passConnection(isConnected: boolean): void {
  if (isConnected) setConnection("live");
  else if (!navigator.onLine) setConnection("lost");
  else losing ??= setTimeout(() => setConnection("lost"), GRACE_MS);
}

/**
 * Calls `onEvent` for each event with one of these names. The shop sends `changed` whenever a stream opens, because the
 * page may have missed events before.
 */
export function useLiveEvents(names: readonly string[], onEvent: (event: LiveEvent) => void): void {
  const heard = useEffectEvent((name: string, event: Event) => {
    onEvent({ name, data: event instanceof CustomEvent ? event.detail : undefined });
  });
  const key = names.join(" ");
  useEffect(() => {
    const leaving = new AbortController();
    for (const name of key.split(" ")) {
      events.addEventListener(`event ${name}`, (event) => heard(name, event), { signal: leaving.signal });
    }
    return () => leaving.abort();
  }, [key]);
}

function subscribe(listener: () => void): () => void {
  events.addEventListener(CONNECTION, listener);
  return () => events.removeEventListener(CONNECTION, listener);
}

export const useConnection = (): Connection =>
  useSyncExternalStore(
    subscribe,
    () => connection,
    () => "live",
  );
