import type { Connection } from "../../database/connection.ts";
import type { PageOrigin } from "../../environment/local-name.ts";
import type { Secrets } from "../../secrets.ts";
import type { Auth } from "../auth/index.ts";
import type { Mail } from "../mail/index.ts";
import type { Payments } from "../payments/index.ts";
import type { ExclusionRegister, RequestCountry } from "../protection/index.ts";
import type { SettingsReader } from "../settings/index.ts";

/** Dependencies of the gifts room. */
export type GiftParts = {
  db: Connection;
  settings: SettingsReader;
  secrets: Pick<Secrets, "rootKeys">;
  auth: Pick<Auth, "countGift" | "requireReconfirmed">;
  mail: Mail;
  publicUrl: string;
  payments: Pick<Payments, "chooseWay" | "openSession" | "validate">;
  pageOrigin: PageOrigin;
  requestCountry: RequestCountry;
  register: ExclusionRegister;
  /** The time zone whose days, weeks and months limits have. */
  timeZone: string;
  now: () => Date;
};
