/** The token that later requests carry, and what to do when the server no longer accepts it. */
let token: string | undefined;
let refused: (() => void) | undefined;

export function setBearer(next: string | undefined): void {
  token = next;
}

export function bearer(): string | undefined {
  return token;
}

/** States who is told when a request that carried the current token was answered 401. */
export function onTokenRefused(listener: () => void): void {
  refused = listener;
}

/** Told of every 401; a token that was replaced while the request was under way is no reason to sign out. */
export function tokenRefused(used: string): void {
  if (used === token) refused?.();
}
