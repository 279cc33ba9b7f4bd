import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { shopVariables } from "../../../e2e/support/variables.ts";
import { DEMO_TEMPLATE } from "../../../e2e/support/demo-template.ts";
import { startJobs } from "../../server/src/jobs.ts";
import { findFreePort } from "../../server/test/shop/free-port.ts";
import { openShop, type Shop } from "../../server/test/shop/shop.ts";

export type ShownShop = Shop & { url: string };

/** The demo shop within this process: its API over HTTP, with its background jobs, and without its built pages. */
export async function openShownShop(more: Record<string, string> = {}): Promise<ShownShop> {
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const dataDir = await mkdtemp(join(tmpdir(), "trove-shown-"));
  const place = { HOST: "127.0.0.1", PORT: String(port), PUBLIC_URL: url, DATA_DIR: dataDir };
  const settings = { ...shopVariables, ...place, ...more };
  const shop = await openShop(settings, DEMO_TEMPLATE);
  Object.defineProperty(shop.clock, "now", { get: () => new Date() });
  await shop.app.http.listen({ host: "127.0.0.1", port });
  const stopJobs = startJobs(shop.app.jobs, shop.app.http.log);
  const close = shop.close.bind(shop);
  return Object.assign(shop, {
    url,
    isStaged: true,
    close: async () => {
      await stopJobs();
      await close();
      await rm(dataDir, { recursive: true, force: true });
    },
  });
}
