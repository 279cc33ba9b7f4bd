import { UNATTENDED_HEADER } from "@trove/contract/shop-routes";
import { createParser, type EventSourceMessage } from "eventsource-parser";
import { bearer } from "./bearer.ts";
import { routeOf } from "./known-routes.ts";

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 60_000;
/** The shop sends something at least every 20 seconds. */
const SILENCE_MS = 50_000;

type Listener = {
  onEvent: (event: EventSourceMessage) => void;
  /** Called when the stream opens, and when it ends or breaks. */
  onConnection: (isConnected: boolean) => void;
};

/** `onRetry` is called with the milliseconds that the shop asks to wait before the next stream. */
type Reading = Listener & { onRetry: (milliseconds: number) => void };

async function readOnce({ onEvent, onConnection, onRetry }: Reading, signal: AbortSignal): Promise<void> {
  const headers = {
    accept: "text/event-stream",
    authorization: `Bearer ${bearer()}`,
    // It is opened again by itself.
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

/** Ends early when the browser is online again. */
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
 * Reads the shop's events until the signal aborts. Reconnects after the stream ends or breaks, with growing
 * waits while the shop can't be reached.
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
    // Spread, so that not all browsers come at once after the server has started again.
    await pause(wait * (0.5 + Math.random()), signal);
    wait = Math.min(LONGEST_WAIT_MS, wait * 2);
  }
}
