import type { Connection } from "../../database/connection.ts";
import type { Payments } from "../payments/index.ts";

/** Dependencies of the balance room. */
export type BalanceParts = {
  db: Connection;
  payments: Pick<Payments, "provider" | "openSession" | "validate">;
  /** Base URL of the pages, without a trailing slash. */
  publicUrl: string;
  now: () => Date;
};
