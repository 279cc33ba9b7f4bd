import { forgetOrder } from "../cart/forget-order.ts";
import { endSession } from "./session-store.ts";

/**
 * Revokes the token on the server, ends the session in every tab, and removes what was entered for an order. The caller
 * closes its dialog and navigates to `/`. Works offline: the token then stays valid until it expires.
 */
export async function logout(): Promise<void> {
  const { call } = await import("../api/call.ts");
  // Sent while the token is still attached. Not awaited, and a failure is already logged.
  call("logout").catch(() => undefined);
  endSession("signedOut");
  forgetOrder();
}
