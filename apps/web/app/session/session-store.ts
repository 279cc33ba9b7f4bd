import { onTokenRefused, setBearer } from "../api/bearer.ts";
import { audienceOf } from "./audience.ts";
import { createExpiryTimer } from "./expiry-timer.ts";
import { type SessionRecord, type SessionUser, clearSession, readSession, writeSession } from "./session-record.ts";
import { createTabSharing } from "./tab-sharing.ts";
import { expiryOf, isValidToken, mustAddFactor } from "./token.ts";

export type SessionState =
  | { status: "loading" }
  | {
      status: "authenticated";
      user: SessionUser;
      /** True if the dashboard opens only after the person has added a second factor. */
      mustAddFactor: boolean;
    }
  | { status: "unauthenticated"; reason?: EndReason };

/** The reason why a session ended while the page was open. */
export type EndReason = "signedOut" | "expired" | "refused" | "elsewhere";

export const EXPIRED_TEXT = "Your session has expired, please log in again.";

let state: SessionState = { status: "loading" };
let record: SessionRecord | undefined;
let started: Promise<void> | undefined;
const listeners = new Set<() => void>();

const timer = createExpiryTimer({
  now: Date.now,
  setTimer: (run, delayMs) => window.setTimeout(run, delayMs),
  clearTimer: (id) => window.clearTimeout(id),
});

function become(next: SessionState): void {
  state = next;
  for (const listener of listeners) listener();
}

function adopt(next: SessionRecord): void {
  record = next;
  setBearer(next.token);
  timer.arm(expiryOf(next.token), expire);
  const { userName, email, roles } = next;
  document.documentElement.dataset["session"] = audienceOf(roles);
  become({
    status: "authenticated",
    user: { userName, email, roles },
    mustAddFactor: mustAddFactor(next.token),
  });
}

/** The stored session record; undefined if its token is not valid. */
function storedSession(): SessionRecord | undefined {
  const stored = readSession();
  return stored !== undefined && isValidToken(stored.token, Date.now()) ? stored : undefined;
}

/** Clears the session. Then reads the stored record again, and adopts it if its token is valid. */
function drop(reason?: EndReason): void {
  record = undefined;
  timer.disarm();
  setBearer(undefined);
  clearSession();
  const left = storedSession();
  if (left !== undefined) return adopt(left);
  document.documentElement.dataset["session"] = "none";
  become({ status: "unauthenticated", reason });
}

function expire(): void {
  // Ends the session in the other tabs before the alert, so that only this tab shows one.
  tabs.announceEnd();
  window.alert(EXPIRED_TEXT);
  drop("expired");
}

const tabs = createTabSharing({
  current: () => (record !== undefined && isValidToken(record.token, Date.now()) ? record : undefined),
  adopt(next) {
    if (!isValidToken(next.token, Date.now())) return;
    writeSession(next);
    if (record?.token !== next.token) adopt(next);
  },
  end() {
    if (record !== undefined) drop("elsewhere");
  },
});

async function checkSession(): Promise<void> {
  const stored = storedSession();
  if (stored !== undefined) adopt(stored);
  else await tabs.ask();
  if (record === undefined) drop();
}

/** Reads the session record, or else asks other tabs for one. Further calls return the same promise. */
export function startSession(): Promise<void> {
  if (started === undefined) {
    onTokenRefused(() => endSession("refused"));
    started = checkSession();
  }
  return started;
}

/**
 * Stores the record from a response to signing in or signing up, and sends its token with later requests. Throws if the
 * token is malformed.
 */
export function beginSession(next: SessionRecord): void {
  expiryOf(next.token);
  writeSession(next);
  adopt(next);
  tabs.announceSession(next);
}

/** Ends the session in every tab. */
export function endSession(reason: "signedOut" | "refused"): void {
  tabs.announceEnd();
  drop(reason);
}

export const sessionStore = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  snapshot: (): SessionState => state,
  serverSnapshot: (): SessionState => LOADING,
};

const LOADING: SessionState = { status: "loading" };
