import type { PaymentPurpose, PaymentStatus } from "@trove/contract";
import type { Cents } from "@trove/money";
import type { Connection } from "../../database/connection.ts";
import type { Secrets } from "../../secrets.ts";
import type { PaymentReport } from "./payment-report.ts";
import type { PaymentProvider } from "../../payment-providers/provider.ts";
import type { Mail } from "../mail/index.ts";
import type { SettingsReader } from "../settings/index.ts";
import type { ProviderSet } from "./providers/provider-set.ts";
import type { PaymentKey } from "./reference.ts";

/**
 * Brings a payment of its purpose to the state that the provider reports, with all consequences, in one transaction.
 * Idempotent. Returns the payment's status.
 */
export type Settler = (
  db: Connection,
  payment: PaymentKey & { subjectId: string; amountCents: Cents },
  report: PaymentReport,
  at: Date,
) => Promise<PaymentStatus>;

/** The log for events that operators must look at. */
export type PaymentLog = { warn(fields: object, text: string): void };

/** Dependencies of the payments room. The room that begins payments of a purpose has a settler for them. */
export type PaymentParts = {
  db: Connection;
  secrets: Pick<Secrets, "rootKeys">;
  providers: ProviderSet;
  settings: SettingsReader;
  mail: Pick<Mail, "queue">;
  publicUrl: string;
  settlers: Readonly<Record<PaymentPurpose, Settler>>;
  now: () => Date;
  log: PaymentLog;
};

/** Dependencies of settling what a provider reports. */
export type Reported = PaymentParts & { provider: { name: string } };

/** Dependencies of calls to one of the providers. */
export type AtProvider = PaymentParts & { provider: PaymentProvider };
