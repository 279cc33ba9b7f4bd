import type { Connection } from "../../database/connection.ts";
import type { Secrets } from "../../secrets.ts";
import type { Mail } from "../mail/index.ts";

export type Goods = { hasItems: boolean; hasBoxes: boolean };

export type LaunchParts = {
  db: Connection;
  secrets: Pick<Secrets, "rootKeys">;
  mail: Pick<Mail, "queue" | "isBusy">;
  publicUrl: string;
  /** Whether the shop shows items, and open boxes. */
  readGoods(): Promise<Goods>;
  now: () => Date;
};
