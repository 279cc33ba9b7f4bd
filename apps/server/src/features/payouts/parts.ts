import type { Connection } from "../../database/connection.ts";
import type { PayoutProvider } from "../../payment-providers/provider.ts";
import type { Secrets } from "../../secrets.ts";
import type { Auth } from "../auth/index.ts";
import type { TellMoney } from "../balance/index.ts";
import type { OwnWalks } from "../ledger/index.ts";
import type { Payments, readCardPayments } from "../payments/index.ts";
import type { RequestCountry } from "../protection/index.ts";
import type { SettingsReader } from "../settings/index.ts";

/** Dependencies of the payouts room. */
export type PayoutParts = {
  db: Connection;
  settings: SettingsReader;
  secrets: Pick<Secrets, "rootKeys">;
  auth: Pick<Auth, "requireReconfirmed">;
  payments: Pick<Payments, "providers">;
  /** All that have payouts of the shop. Empty if it has none. */
  payoutProviders: readonly PayoutProvider[];
  /** Those that are not closing. The first of each kind pays new payouts. */
  paying: readonly PayoutProvider[];
  readCardPayments: typeof readCardPayments;
  tellMoney: TellMoney;
  /** Whether a case, a chargeback or a withdrawal keeps a person's money with the shop. */
  holdsMoney: (db: Connection, userId: string) => Promise<boolean>;
  ownWalks: OwnWalks;
  requestCountry: RequestCountry;
  timeZone: string;
  now: () => Date;
  log: { warn(details: object, text: string): void };
};
