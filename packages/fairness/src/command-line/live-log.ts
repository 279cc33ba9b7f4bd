import type { SignedCheckpoint } from "../log/checkpoint/open-checkpoint.ts";
import type { LogPolicy } from "../log/checkpoint/policy.ts";
import type { LogClient } from "../log/client/log-client.ts";

/** A public log as the shop shows it to everybody now. */
export type LiveLog = {
  readonly client: LogClient;
  readonly policy: LogPolicy;
  readonly latest: SignedCheckpoint;
};

/** Both logs. A log is undefined if the caller gave no key for it or did not ask for it to be read. */
export type LiveLogs = Readonly<Record<"terms" | "records", LiveLog | undefined>>;
