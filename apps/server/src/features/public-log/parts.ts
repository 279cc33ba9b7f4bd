import type { LogKey, Signer, WitnessKey } from "@trove/fairness/log";
import type { Connection } from "../../database/connection.ts";
import type { LogName } from "./log-name.ts";

export type LogWitness = { key: WitnessKey; url: string };

type Line = (fields: object, text: string) => void;

/** Dependencies of publishing checkpoints of both logs. */
export type CheckpointParts = {
  db: Connection;
  signers: Record<LogName, Signer<LogKey>>;
  witnesses: readonly LogWitness[];
  /** The number of witnesses that must sign a checkpoint before it is published. */
  quorum: number;
  now: () => Date;
  log: { info: Line; warn: Line; error: Line };
};
