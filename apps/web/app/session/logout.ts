import { forgetOrder } from "../cart/forget-order.ts";
import { endSession } from "./session-store.ts";

/**
 * Tells the server that the token is done with, ends the session in every tab, and forgets what was said of an
 * order. The caller closes its dialog and goes to `/`. Works without a connection: the token then ends by itself.
 */
export async function logout(): Promise<void> {
  const { call } = await import("../api/call.ts");
  // Sent while the token is still attached; nobody waits for the answer, and a failure is already logged.
  call("logout").catch(() => undefined);
  endSession("signedOut");
  forgetOrder();
}
