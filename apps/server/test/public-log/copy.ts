import { join } from "node:path";
import { copyingLog } from "@trove/fairness/log-sources";
import { logClient, readHistory, readHistorySize, termsLog } from "@trove/fairness/log";
import type { Shop } from "../shop/shop.ts";
import { policyOf, servedLog } from "./reader.ts";

/** Copies both logs into a folder, as a monitor of the logs does. */
export async function copyLogs(shop: Shop, folder: string): Promise<void> {
  for (const log of ["terms", "records"] as const) {
    const { read, keep } = copyingLog(servedLog(shop, log), join(folder, log));
    const client = logClient(read, await policyOf(shop, log));
    const checkpoint = await client.checkpoint();
    for await (const { entry } of client.entries(checkpoint)) {
      const leaf = log === "terms" ? termsLog.read(entry) : undefined;
      if (leaf?.kind === "terms") await read(`boxes/${leaf.root}`, Infinity);
      if (leaf?.kind === "client") await read(`clients/${leaf.manifest}`, Infinity);
    }
    for await (const note of readHistory(read, (await readHistorySize(read)) ?? 0)) void note;
    await keep(checkpoint.note);
  }
}
