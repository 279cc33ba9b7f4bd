import { ensurePagesBuilt } from "../../apps/web/build-pages.ts";
import { chromiumExecutable } from "../../tools/chromium.ts";

/** Prepares the built pages and a browser, which only browser journeys need. */
export default async function setup(): Promise<void> {
  await Promise.all([ensurePagesBuilt(console.log), chromiumExecutable()]);
}
