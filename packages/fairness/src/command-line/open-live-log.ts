import { openLog } from "../audit/sources.ts";
import type { LogPolicy } from "../log/checkpoint/policy.ts";
import { logClient } from "../log/client/log-client.ts";
import type { ReadLogFile } from "../log/tiles/read.ts";
import type { LiveLog } from "./live-log.ts";

/** Caches files. Comparisons with many checkpoints read the same tiles, which never change. */
function remembering(read: ReadLogFile): ReadLogFile {
  const files = new Map<string, ReturnType<ReadLogFile>>();
  return (path, maxBytes) => {
    const file = files.get(path) ?? read(path, maxBytes);
    files.set(path, file);
    return file;
  };
}

/** Throws LogFault if the log can't be read or its checkpoint is not validly signed. */
export async function openLiveLog(shop: URL, log: "terms" | "records", policy: LogPolicy): Promise<LiveLog> {
  const client = logClient(remembering(openLog(shop.href, log)), policy);
  return { client, policy, latest: await client.checkpoint() };
}
