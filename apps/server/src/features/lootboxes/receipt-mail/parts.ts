import type { KeptKey } from "@trove/fairness";
import type { Mail } from "../../mail/index.ts";
import type { LootboxParts } from "../parts.ts";

/** Proofs from the public logs, as C2SP tlog-proof writes them. */
export type LogProofs = {
  /** The shop's keys as the terms log publishes them. */
  keys(): Promise<readonly KeptKey[]>;
  /** Proofs of a person's records, by their nonces. Records that are not published yet are left out. */
  records(userId: string, nonces: readonly number[]): Promise<ReadonlyMap<number, string>>;
};

/** Dependencies of the mails with records. */
export type ReceiptMailParts = Pick<LootboxParts, "db" | "secrets" | "versions" | "terms" | "now"> & {
  proofs: LogProofs;
  mail: Pick<Mail, "queue">;
  publicUrl: string;
};
