import { ensurePagesBuilt } from "../../apps/web/build-pages.ts";
import { chromiumExecutable } from "../../tools/chromium.ts";

/** Prepares what only browsers need: the built pages, and a browser. */
export default async function setup(): Promise<void> {
  await Promise.all([ensurePagesBuilt(console.log), chromiumExecutable()]);
}
