import type { Connection } from "../../database/connection.ts";
import type { Secrets } from "../../secrets.ts";
import type { BoxVersions } from "./box-versions.ts";

/** Dependencies of the lootboxes room. */
export type LootboxParts = {
  db: Connection;
  secrets: Secrets;
  versions: BoxVersions;
  now: () => Date;
};
