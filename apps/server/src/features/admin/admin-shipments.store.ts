import type { OrderStatus } from "@trove/contract";
import { sql } from "kysely";
import type { Connection } from "../../database/connection.ts";
import type { ShipmentQuery } from "../shipments/index.ts";

export type ShipmentSelection = { status?: OrderStatus | undefined; search?: string | undefined };

/** Shipments of all owners. `search` is a number, a tracking number, an e-mail address or a part of the recipient's name. */
export function allShipments(db: Connection, { status, search: text = "" }: ShipmentSelection): ShipmentQuery {
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
