/** The token sent with requests, and the listener to call when the server rejects it. */
let token: string | undefined;
let refused: (() => void) | undefined;

export function setBearer(next: string | undefined): void {
  token = next;
}

export function bearer(): string | undefined {
  return token;
}

/** Sets the listener that is called when a request with the current token gets a 401. */
export function onTokenRefused(listener: () => void): void {
  refused = listener;
}

/**
 * Call this for every 401. Does nothing if the token was replaced while the request ran, because the new token may be
 * valid.
 */
export function tokenRefused(used: string): void {
  if (used === token) refused?.();
}
