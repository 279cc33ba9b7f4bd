import { UNATTENDED_HEADER } from "@trove/contract/shop-routes";
import { createParser, type EventSourceMessage } from "eventsource-parser";
import { bearer } from "./bearer.ts";
import { routeOf } from "./known-routes.ts";

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 60_000;
/** After this time without data, the stream counts as broken. The server sends something at least every 20 seconds. */
const SILENCE_MS = 50_000;

type Listener = {
  onEvent: (event: EventSourceMessage) => void;
  /** Called when the stream opens, and when it ends or breaks. */
  onConnection: (isConnected: boolean) => void;
};

/** `onRetry` gets the milliseconds that the server asks to wait before reconnecting. */
type Reading = Listener & { onRetry: (milliseconds: number) => void };

async function readOnce({ onEvent, onConnection, onRetry }: Reading, signal: AbortSignal): Promise<void> {
  const headers = {
    accept: "text/event-stream",
    authorization: `Bearer ${bearer()}`,
    // The page opens the stream again by itself, so the person did not cause this request.
    [UNATTENDED_HEADER]: "1",
  };
  const silence = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const offline = () => silence.abort();
  const heard = () => {
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(), SILENCE_MS);
  };
  window.addEventListener("offline", offline);
  try {
    heard();
    const response = await fetch(routeOf("streamEvents").path, {
      headers,
      credentials: "omit",
      signal: AbortSignal.any([signal, silence.signal]),
    });
    if (!response.ok || response.body === null) return;
    onConnection(true);
    const parser = createParser({ onEvent, onRetry });
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      heard();
      parser.feed(part.value);
    }
  } finally {
    clearTimeout(timer);
    window.removeEventListener("offline", offline);
    onConnection(false);
  }
}

/** Waits, but ends early when the browser is online again or the signal aborts. */
const pause = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", end);
      window.removeEventListener("online", end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener("abort", end);
    window.addEventListener("online", end);
  });

/**
 * Reads the shop's events until the signal aborts. Reconnects when the stream ends or breaks. While the shop can't be
 * reached, each wait is longer than the one before.
 */
export async function readEvents({ onEvent, onConnection }: Listener, signal: AbortSignal): Promise<void> {
  let wait = FIRST_WAIT_MS;
  while (!signal.aborted && bearer() !== undefined) {
    const heard = (event: EventSourceMessage) => {
      wait = FIRST_WAIT_MS;
      onEvent(event);
    };
    const onRetry = (milliseconds: number) => {
      wait = Math.min(LONGEST_WAIT_MS, milliseconds);
    };
    await readOnce({ onEvent: heard, onConnection, onRetry }, signal).catch(() => {});
    // A random factor spreads the reconnections, so that not all browsers reconnect at once after the server restarts.
    await pause(wait * (0.5 + Math.random()), signal);
    wait = Math.min(LONGEST_WAIT_MS, wait * 2);
  }
}
