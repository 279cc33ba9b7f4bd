import { sql } from "kysely";
import { callCommand } from "../../../command/call-command.ts";
import { command } from "../../../command/command-call.ts";
import type { Connection, Transaction } from "../../../database/connection.ts";

/** Finds the order of a tracking link by the hash of the link's token. */
export async function findTracked(db: Connection, hash: Buffer): Promise<string | undefined> {
  const row = await db
    .selectFrom("trackingLinks")
    .select("purchaseId")
    .where("tokenHash", "=", hash)
    .executeTakeFirst();
  return row?.purchaseId;
}

/** Finds a guest's order by its number, or its shipment's, and the e-mail address that the guest typed. */
export async function findGuestOrder(db: Connection, number: string, email: string): Promise<string | undefined> {
  const ofShipment = db
    .selectFrom("shipments as s")
    .innerJoin("purchases as p", (join) =>
      join.onRef("p.userId", "=", "s.userId").onRef("p.purchaseId", "=", "s.purchaseId"),
    )
    .select("p.purchaseId")
    .where("s.number", "=", number);
  const ofOrder = db.selectFrom("purchases as p").select("p.purchaseId").where("p.number", "=", number);
  const row = await (number.startsWith("S-") ? ofShipment : ofOrder)
    .where(sql<boolean>`lower(p.buyer ->> 'email') = lower(${email})`)
    .executeTakeFirst();
  return row?.purchaseId;
}

export async function callAddTrackingLink(tx: Transaction, purchaseId: string, tokenHash: Buffer): Promise<void> {
  await callCommand(tx, command("add_tracking_link", { user: purchaseId, purchase: purchaseId, tokenHash }));
}
