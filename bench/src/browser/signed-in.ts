import type { Browser, Page } from "playwright-core";
import type { Customer } from "../customers.ts";

/**
 * Opens a page in a new browser for a signed-in person. Motion is reduced, so that nothing waits for the reel. The
 * stream of events is blocked, because with an open stream the network is never idle.
 */
export async function signedIn(browser: Browser, { token, userId }: Customer): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: "reduce" });
  const record = { token, userName: userId, email: `${userId}@trove.example`, roles: ["User"] };
  await context.addInitScript((text) => sessionStorage.setItem("user_data", text), JSON.stringify(record));
  await context.route("**/api/events", (route) => route.fulfill({ status: 204 }));
  return context.newPage();
}
