import { forgetOrder } from "../cart/forget-order.ts";
import { forgetDrafts } from "./drafts.ts";
import { endSession } from "./session-store.ts";

/** Ends the session in every tab, and removes everything entered for an order or kept as a draft. */
export function leave(): void {
  forgetDrafts();
  endSession("signedOut");
  forgetOrder();
}

/**
 * Revokes the token on the server, and leaves. The caller closes its dialog and navigates to `/`. Also works offline;
 * the token then stays valid until it expires.
 */
export async function logout(): Promise<void> {
  const { call } = await import("../api/call.ts");
  // Sent before the session ends, while the token is still attached. It is not awaited, and `call` has already logged a
  // failure.
  call("logout").catch(() => undefined);
  leave();
}
