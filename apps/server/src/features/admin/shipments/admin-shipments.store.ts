import type { OrderStatus } from "@trove/contract";
import { sql } from "kysely";
import type { Connection } from "../../../database/connection.ts";
import { matchesSearch } from "../../items/index.ts";
import type { ShipmentQuery } from "../../shipments/index.ts";

export type ShipmentSelection = { status?: OrderStatus | undefined; search?: string | undefined };

const NUMBER = /^s-\d{12}$/i;

/**
 * Shipments of all owners. `search` is a number, an e-mail address, a tracking number or words of the recipient's name.
 * Each of them has its index; only words of one or two letters read everything.
 */
export function allShipments(db: Connection, { status, search: text = "" }: ShipmentSelection): ShipmentQuery {
  let query = db.selectFrom("shipments");
  if (status !== undefined) query = query.where("status", "=", status);
  if (text === "") return query;
  if (NUMBER.test(text)) return query.where("number", "=", text.toUpperCase());
  if (text.includes("@")) return query.where(sql<boolean>`contact_email = lower(${text})`);
  return query.where(({ eb, or }) => or([eb("trackingNumber", "=", text), matchesSearch(text, sql`search_text`)]));
}
