import type { SignedCheckpoint } from "../log/checkpoint/open-checkpoint.ts";
import type { LogPolicy } from "../log/checkpoint/policy.ts";
import type { LogClient } from "../log/client/log-client.ts";

/** A public log as the shop shows it to everybody now. */
export type LiveLog = {
  readonly client: LogClient;
  readonly policy: LogPolicy;
  readonly latest: SignedCheckpoint;
};

/** Both logs, as far as the caller told their keys and wants them to be read. */
export type LiveLogs = Readonly<Record<"terms" | "records", LiveLog | undefined>>;
