/** What is known after one attempt to send an opening request. Status 0 stands for no answer at all. */
export type Attempt = { status: number; code: string | undefined };

/** Refusals of the opening itself: the server looked for the request's key first and found that nothing was opened. */
const SETTLED_CODES: ReadonlySet<string> = new Set([
  "INSUFFICIENT_BALANCE",
  "LOOTBOX_UNAVAILABLE",
  "PRICE_CHANGED",
  "DRAW_TERMS_CHANGED",
  "NOT_FOUND",
]);

/** How long to wait before the same request is sent again; as many times as there are entries. */
const WAITS_MS = [800, 2000, 5000] as const;

/**
 * Whether a failed attempt says for certain that nothing was opened or charged. No answer and a server's fault say
 * nothing. A refusal at the door (signed out, too fast, malformed) settles a request that was sent for the first time,
 * but says nothing about an attempt before it.
 */
export function isSettled({ status, code }: Attempt, sentBefore: boolean): boolean {
  if (code !== undefined && SETTLED_CODES.has(code)) return true;
  return !sentBefore && status >= 400 && status < 500 && status !== 408;
}

/** Milliseconds to wait before attempt `sent` + 1, or undefined when it has been sent again often enough for now. */
export function waitBefore(sent: number): number | undefined {
  return WAITS_MS[sent - 1];
}
