import type { Connection } from "../../database/connection.ts";
import type { Auth } from "../auth/index.ts";
import type { ProveOpenings } from "../lootboxes/index.ts";
import type { Secrets } from "../../secrets.ts";
import type { Mail } from "../mail/index.ts";

/** Dependencies of the room account. */
export type AccountParts = {
  db: Connection;
  auth: Pick<Auth, "requireConfirmed" | "requireReconfirmed" | "countExport">;
  secrets: Pick<Secrets, "rootKeys">;
  mail: Pick<Mail, "queue">;
  publicUrl: string;
  proveOpenings: ProveOpenings;
  now: () => Date;
};
