import type { OrderStatus } from "@trove/contract";
import { sql } from "kysely";
import type { Connection } from "../../database/connection.ts";
import type { ShipmentQuery } from "../shipments/index.ts";

export type ShipmentSelection = { status?: OrderStatus | undefined; search?: string | undefined };

const NUMBER = /^s-\d{12}$/i;

/**
 * Shipments of all owners. `search` is a number, an e-mail address, a tracking number or a part of the recipient's name.
 * A shipment number, and any text with @, is looked up through an index.
 */
export function allShipments(db: Connection, { status, search: text = "" }: ShipmentSelection): ShipmentQuery {
  let query = db.selectFrom("shipments");
  if (status !== undefined) query = query.where("status", "=", status);
  if (text === "") return query;
  if (NUMBER.test(text)) return query.where("number", "=", text.toUpperCase());
  if (text.includes("@")) return query.where(sql<boolean>`contact_email = lower(${text})`);
  const name = sql`(shipping_address ->> 'firstName') || ' ' || (shipping_address ->> 'lastName')`;
  return query.where(({ eb, or }) =>
    or([eb("trackingNumber", "=", text), sql<boolean>`position(fold_text(${text}) in fold_text(${name})) > 0`]),
  );
}
