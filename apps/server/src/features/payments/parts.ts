import type { PaymentStatus } from "@trove/contract";
import type { Connection } from "../../database/connection.ts";
import type { Secrets } from "../../secrets.ts";
import type { Evidence } from "./evidence.ts";
import type { PaymentProvider } from "./provider.ts";
import type { PaymentKey } from "./reference.ts";

/** What people pay for. Each purpose has a settler, handed over by the room that begins such payments. */
export type PaymentPurpose = "TopUp" | "Purchase";

/**
 * Brings a payment of its purpose to where the evidence says it stands, with everything that follows, in one
 * transaction; idempotent. Answers the payment's status.
 */
export type Settler = (
  db: Connection,
  payment: PaymentKey & { subjectId: string },
  evidence: Evidence,
  at: Date,
) => Promise<PaymentStatus>;

/** What tells an operator that something needs a look. */
export type PaymentLog = { warn(fields: object, text: string): void };

/** What the payments room is made of. */
export type PaymentParts = {
  db: Connection;
  secrets: Pick<Secrets, "rootKey">;
  provider: PaymentProvider;
  settlers: Readonly<Record<PaymentPurpose, Settler>>;
  now: () => Date;
  log: PaymentLog;
};
