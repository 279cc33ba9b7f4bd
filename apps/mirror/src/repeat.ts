import { setTimeout as pause } from "node:timers/promises";

/** Runs `work` again `everyMs` after its previous run ended. The returned function stops and waits for the last run. */
export function repeat(everyMs: number, work: () => Promise<void>): () => Promise<void> {
  const stopping = new AbortController();
  const loop = (async () => {
    while (!stopping.signal.aborted) {
      await work();
      await pause(everyMs, undefined, stopping).catch(() => {});
    }
  })();
  return async () => {
    stopping.abort();
    await loop;
  };
}
