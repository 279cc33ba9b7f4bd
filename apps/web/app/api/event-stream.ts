import { createParser, type EventSourceMessage } from "eventsource-parser";
import { bearer } from "./bearer.ts";
import { routeOf } from "./known-routes.ts";

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 60_000;
/** The shop sends something at least every 20 seconds. */
const SILENCE_MS = 50_000;

async function readOnce(onEvent: (event: EventSourceMessage) => void, signal: AbortSignal): Promise<void> {
  const headers = { accept: "text/event-stream", authorization: `Bearer ${bearer()}` };
  const silence = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const heard = () => {
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(), SILENCE_MS);
  };
  try {
    heard();
    const response = await fetch(routeOf("streamEvents").path, {
      headers,
      credentials: "omit",
      signal: AbortSignal.any([signal, silence.signal]),
    });
    if (!response.ok || response.body === null) return;
    const parser = createParser({ onEvent });
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      heard();
      parser.feed(part.value);
    }
  } finally {
    clearTimeout(timer);
  }
}

const pause = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });

/**
 * Reads the shop's events until the signal aborts. A stream that ends or breaks is opened again, after longer and longer
 * waits while nothing comes.
 */
export async function readEvents(onEvent: (event: EventSourceMessage) => void, signal: AbortSignal): Promise<void> {
  let wait = FIRST_WAIT_MS;
  while (!signal.aborted && bearer() !== undefined) {
    await readOnce((event) => {
      wait = FIRST_WAIT_MS;
      onEvent(event);
    }, signal).catch(() => {});
    // Spread, so that not all browsers come at once after the server has started again.
    await pause(wait * (0.5 + Math.random()), signal);
    wait = Math.min(LONGEST_WAIT_MS, wait * 2);
  }
}
