import type { Connection } from "../../database/connection.ts";
import type { Auth } from "../auth/index.ts";
import type { ProveOpenings } from "../lootboxes/index.ts";
import type { Mail } from "../mail/index.ts";

/** Dependencies of the room account. */
export type AccountParts = {
  db: Connection;
  auth: Pick<Auth, "requireConfirmed" | "countExport">;
  mail: Pick<Mail, "queue">;
  publicUrl: string;
  proveOpenings: ProveOpenings;
  now: () => Date;
};
