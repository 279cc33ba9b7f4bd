import type { OrderStatus } from "@trove/contract";
import { sql } from "kysely";
import type { Connection } from "../../database/connection.ts";
import type { ShipmentFacts } from "../shipments/index.ts";

export type ShipmentSelection = { status?: OrderStatus | undefined; search?: string | undefined };

/** A search means a number, a tracking number, an e-mail address or a part of the recipient's name. */
function selected(db: Connection, { status, search: text = "" }: ShipmentSelection) {
  let query = db.selectFrom("shipments");
  if (status !== undefined) query = query.where("status", "=", status);
  if (text === "") return query;
  const name = sql`(shipping_address ->> 'firstName') || ' ' || (shipping_address ->> 'lastName')`;
  return query.where(({ eb, or }) =>
    or([
      sql<boolean>`number = upper(${text})`,
      eb("trackingNumber", "=", text),
      sql<boolean>`contact_email = lower(${text})`,
      sql<boolean>`position(fold_text(${text}) in fold_text(${name})) > 0`,
    ]),
  );
}

/** Shipments of all owners, newest first. Loads the facts only for the shipments of the page. */
export async function readAllShipments(
  db: Connection,
  selection: ShipmentSelection,
  { limit, offset }: { limit: number; offset: number },
): Promise<ShipmentFacts[]> {
  const page = selected(db, selection)
    .select(["userId", "shipmentId", "createdAt"])
    .orderBy("createdAt", "desc")
    .orderBy("shipmentId", "desc")
    .limit(limit)
    .offset(offset);
  const rows = await db
    .selectFrom(page.as("page"))
    .select(({ fn }) => fn<ShipmentFacts>("command.shipment_facts", ["userId", "shipmentId"]).as("facts"))
    .orderBy("createdAt", "desc")
    .orderBy("shipmentId", "desc")
    .execute();
  return rows.map(({ facts }) => facts);
}

export async function countAllShipments(db: Connection, selection: ShipmentSelection): Promise<number> {
  const { totalCount } = await selected(db, selection)
    .select(({ fn }) => fn.countAll<number>().as("totalCount"))
    .executeTakeFirstOrThrow();
  return totalCount;
}
