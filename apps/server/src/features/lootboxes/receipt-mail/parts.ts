import type { KeptKey } from "@trove/fairness";
import type { Mail } from "../../mail/index.ts";
import type { LootboxParts } from "../parts.ts";

/** Proofs from the public logs, in the format of C2SP tlog-proof. */
export type LogProofs = {
  /** Returns the shop's keys as the terms log publishes them. */
  keys(): Promise<readonly KeptKey[]>;
  /** Returns proofs of a person's records, by nonce. Leaves out records that are not published yet. */
  records(userId: string, nonces: readonly number[]): Promise<ReadonlyMap<number, string>>;
};

/** Dependencies of mailing records. */
export type ReceiptMailParts = Pick<LootboxParts, "db" | "secrets" | "versions" | "terms" | "now"> & {
  proofs: LogProofs;
  mail: Pick<Mail, "queue">;
  publicUrl: string;
};
