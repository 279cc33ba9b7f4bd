import type { Transaction } from "../../../database/connection.ts";
import { sendLiveEvent } from "../../notifications/index.ts";

/** Tells a person's open pages, at the commit, that their rights have changed. */
export const tellRights = (tx: Transaction, userId: string): Promise<void> =>
  sendLiveEvent(tx, { userIds: [userId] }, { name: "rights", data: {} });
