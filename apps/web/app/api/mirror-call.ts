const PATIENCE_MS = 15_000;

/** Posts JSON to a mirror, a server of somebody else. Rejects if it can't be reached. */
export function postToMirror(url: string, body: object): Promise<Response> {
  return fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
    credentials: "omit",
    redirect: "error",
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
}

/** Reads a file of a mirror. Rejects if it can't be reached. */
export function fetchFromMirror(url: string): Promise<Response> {
  return fetch(url, { credentials: "omit", redirect: "error", signal: AbortSignal.timeout(PATIENCE_MS) });
}
