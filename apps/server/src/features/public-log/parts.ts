import type { LogKey, Signer, WitnessPolicy } from "@trove/fairness/log";
import type { Connection } from "../../database/connection.ts";
import type { LogName } from "./log-name.ts";

type Line = (fields: object, text: string) => void;

/** Dependencies of publishing checkpoints of both logs. */
export type CheckpointParts = {
  db: Connection;
  signers: Record<LogName, Signer<LogKey>>;
  /** The witnesses to ask, and which of them must sign a checkpoint before it is published. */
  policy: WitnessPolicy;
  now: () => Date;
  log: { info: Line; warn: Line; error: Line };
};
