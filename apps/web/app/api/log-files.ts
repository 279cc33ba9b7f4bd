const PATIENCE_MS = 15_000;

/** Reads a file of the public logs, which are under /log. Needs no session. */
export function fetchLogFile(path: string): Promise<Response> {
  return fetch(path, { credentials: "omit", signal: AbortSignal.timeout(PATIENCE_MS) });
}
