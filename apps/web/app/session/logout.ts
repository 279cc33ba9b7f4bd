import { endSession } from "./session-store.ts";

/** Part of the cart that outlives signing out; everything else under the prefix belongs to the person. */
const CART_PREFIX = "shoppingCart_";
const KEPT = new Set(["shoppingCart_cartItems"]);

function forgetPurchase(storage: Storage): void {
  const names = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? "");
  for (const name of names) if (name.startsWith(CART_PREFIX) && !KEPT.has(name)) storage.removeItem(name);
}

/**
 * Tells the server that the token is done with, ends the session in every tab, and wipes what was remembered for
 * a purchase. The caller closes its dialog and goes to `/`. Works without a connection: the token then ends by itself.
 */
export async function logout(): Promise<void> {
  const { call } = await import("../api/call.ts");
  // Sent while the token is still attached; nobody waits for the answer, and a failure is already logged.
  call("logout").catch(() => undefined);
  endSession("signedOut");
  forgetPurchase(localStorage);
}
