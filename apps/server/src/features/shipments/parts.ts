import type { Chance } from "../../command/chance.ts";
import type { ReadForeign } from "../../command/foreign-read.ts";
import type { Connection } from "../../database/connection.ts";
import type { Secrets } from "../../secrets.ts";
import type { RequestCountry } from "../protection/index.ts";
import type { SettingsReader } from "../settings/index.ts";

/** Dependencies of the shipments room. */
export type ShipmentParts = {
  db: Connection;
  settings: SettingsReader;
  secrets: Pick<Secrets, "rootKeys">;
  chance: Chance;
  /** The time zone whose days limits and promised days have. */
  timeZone: string;
  now: () => Date;
};

/** Dependencies of the routes for shipments. */
export type ShipmentRouteParts = ShipmentParts & { readForeign: ReadForeign; requestCountry: RequestCountry };
