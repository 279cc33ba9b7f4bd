import { useSyncExternalStore } from "react";
import type { Role } from "@trove/contract/roles";
import { type SessionState, sessionStore } from "./session-store.ts";

/** The state of the session: `loading` on the server and until the browser has checked it, then signed in or out. */
export function useSession(): SessionState {
  return useSyncExternalStore(sessionStore.subscribe, sessionStore.snapshot, sessionStore.serverSnapshot);
}

/** Whether the person is signed in with one of the roles; false while loading. */
export function useHasRole(...roles: Role[]): boolean {
  const session = useSession();
  return session.status === "authenticated" && roles.some((role) => session.user.roles.includes(role));
}

/** Whether the signed-in administrator must add a second factor. Until then the server refuses operators' calls. */
export function useMustAddFactor(): boolean {
  const session = useSession();
  return session.status === "authenticated" && session.mustAddFactor;
}
