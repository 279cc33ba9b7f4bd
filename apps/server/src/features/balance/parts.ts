import type { Connection } from "../../database/connection.ts";
import type { Payments } from "../payments/index.ts";

/** What the balance room is made of. */
export type BalanceParts = {
  db: Connection;
  payments: Pick<Payments, "provider" | "openSession" | "validate">;
  /** Where pages are reached, without a slash at the end. */
  publicUrl: string;
  now: () => Date;
};
