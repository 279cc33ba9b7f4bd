import type { Language } from "@trove/contract/languages";
import type { Connection, Transaction } from "../../database/connection.ts";
import type { PageOrigin } from "../../environment/local-name.ts";
import type { Secrets } from "../../secrets.ts";
import type { Auth } from "../auth/index.ts";
import type { OwnWalks } from "../ledger/index.ts";
import type { Payments } from "../payments/index.ts";
import type { ExclusionRegister, RequestCountry } from "../protection/index.ts";
import type { SettingsReader } from "../settings/index.ts";

/**
 * Returns names in a language: of opened boxes by transaction id, and of sold items by inventory item id. Leaves out
 * those without a name in that language.
 */
export type TransactionNames = (
  db: Connection,
  userId: string,
  of: { openings: readonly string[]; sales: readonly string[] },
  language: Language,
) => Promise<ReadonlyMap<string, string>>;

/** Mails a person that money leaves their balance, or can from now on, because somebody else may have asked for it. */
export type TellMoney = (
  tx: Transaction,
  userId: string,
  event: "returning" | "payeeAdded" | "payingOut",
) => Promise<void>;

/** Dependencies of the balance room. */
export type BalanceParts = {
  db: Connection;
  settings: SettingsReader;
  secrets: Pick<Secrets, "rootKeys">;
  auth: Pick<Auth, "requireReconfirmed">;
  tellMoney: TellMoney;
  /** Whether a case, a chargeback or a withdrawal keeps a person's money with the shop. */
  holdsMoney: (tx: Transaction, userId: string) => Promise<boolean>;
  ownWalks: OwnWalks;
  payments: Pick<Payments, "chooseWay" | "openSession" | "validate" | "providers">;
  pageOrigin: PageOrigin;
  requestCountry: RequestCountry;
  register: ExclusionRegister;
  /** The time zone whose days, weeks and months limits have. */
  timeZone: string;
  now: () => Date;
  transactionNames: TransactionNames;
};
