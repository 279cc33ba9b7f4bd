import { openLog } from "../audit/sources.ts";
import type { SignedCheckpoint } from "../log/checkpoint/open-checkpoint.ts";
import type { LogPolicy } from "../log/checkpoint/policy.ts";
import type { LogClient } from "../log/client/log-client.ts";
import { logClient } from "../log/client/log-client.ts";
import type { ReadLogFile } from "../log/tiles/read.ts";

/** A public log as the shop shows it to everybody now. */
export type LiveLog = {
  readonly client: LogClient;
  readonly policy: LogPolicy;
  readonly latest: SignedCheckpoint;
};

/** Both logs, as far as the caller told their keys and wants them to be read. */
export type LiveLogs = Readonly<Record<"terms" | "records", LiveLog | undefined>>;

/** Keeps what was read: comparisons with many checkpoints read the same tiles, which never change. */
function remembering(read: ReadLogFile): ReadLogFile {
  const files = new Map<string, ReturnType<ReadLogFile>>();
  return (path, maxBytes) => {
    const file = files.get(path) ?? read(path, maxBytes);
    files.set(path, file);
    return file;
  };
}

/** Throws LogFault for a log that can't be read, and a checkpoint that does not hold. */
export async function liveLog(shop: URL, log: "terms" | "records", policy: LogPolicy): Promise<LiveLog> {
  const client = logClient(remembering(openLog(shop.href, log)), policy);
  return { client, policy, latest: await client.checkpoint() };
}
