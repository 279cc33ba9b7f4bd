import { openLog } from "../audit/sources.ts";
import type { LogPolicy } from "../log/checkpoint/policy.ts";
import { logClient } from "../log/client/log-client.ts";
import { rememberingLog } from "../log/client/remembering-log.ts";
import type { LiveLog } from "./live-log.ts";

/** Throws LogFault if the log can't be read or its checkpoint is not validly signed. */
export async function openLiveLog(shop: URL, log: "terms" | "records", policy: LogPolicy): Promise<LiveLog> {
  const client = logClient(rememberingLog(openLog(shop.href, log)), policy);
  return { client, policy, latest: await client.checkpoint() };
}
