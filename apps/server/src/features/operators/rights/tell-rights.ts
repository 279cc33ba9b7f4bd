import type { Transaction } from "../../../database/connection.ts";
import { signal } from "../../notifications/index.ts";

/** Signals to a person's open pages, at the commit, that their rights have changed. */
export const tellRights = (tx: Transaction, userId: string): Promise<void> =>
  signal(tx, { userIds: [userId] }, { name: "rights", data: {} });
