import type { OrderStatus } from "@trove/contract";
import { sql } from "kysely";
import type { Connection } from "../../database/connection.ts";
import type { ShipmentFacts } from "../shipments/index.ts";

export type ShipmentSelection = { status?: OrderStatus | undefined; search?: string | undefined };

/** A search means a number, a tracking number, an e-mail address or a part of the recipient's name. */
function selected({ status, search }: ShipmentSelection) {
  const text = (search ?? "").replaceAll("\0", "");
  return sql`(${status ?? null}::text is null or status = ${status ?? null})
    and (${text} = '' or number = upper(${text}) or tracking_number = ${text} or contact_email = lower(${text})
      or position(command.fold_text(${text}) in command.fold_text(
        (shipping_address ->> 'firstName') || ' ' || (shipping_address ->> 'lastName'))) > 0)`;
}

/** Everybody's, the newest first. */
export async function readAllShipments(
  db: Connection,
  selection: ShipmentSelection,
  page: { limit: number; offset: number },
): Promise<ShipmentFacts[]> {
  const { rows } = await sql<{ facts: ShipmentFacts }>`
    select command.shipment_facts(user_id, shipment_id) as facts from (
      select user_id, shipment_id, created_at from shipments where ${selected(selection)}
      order by created_at desc, shipment_id desc limit ${page.limit} offset ${page.offset}) page
    order by created_at desc, shipment_id desc`.execute(db);
  return rows.map(({ facts }) => facts);
}

export async function countAllShipments(db: Connection, selection: ShipmentSelection): Promise<number> {
  const { rows } = await sql<{ totalCount: number }>`
    select count(*) as "totalCount" from shipments where ${selected(selection)}`.execute(db);
  return rows[0]?.totalCount ?? 0;
}
