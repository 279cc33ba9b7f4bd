import type { Endpoints, OrderStatus, QueryOf } from "@trove/contract";
import { type SelectQueryBuilder, sql } from "kysely";
import type { Connection } from "../../../database/connection.ts";
import type { Tables } from "../../../database/tables.generated.ts";
import { matchesSearch } from "../../items/index.ts";
import { readShipments, type ShipmentFacts, type ShipmentQuery } from "../index.ts";
import { countUpTo } from "../../operators/index.ts";

type Filters = Omit<QueryOf<Endpoints["exportShipments"]>, "sortBy">;

export type ShipmentSelection = Omit<Filters, "isLate"> & {
  ids?: readonly string[] | undefined;
  /** Whether the shipments are late at a time. */
  late?: { isLate: boolean; at: Date } | undefined;
};

/** Selects by the filters of a request that came at a time. */
export const selectionAt = <Given extends Partial<Filters>>({ isLate, ...filters }: Given, at: Date) => ({
  ...filters,
  late: isLate === undefined ? undefined : { isLate, at },
});

const NUMBER = /^(s-)?(\d{12})$/i;
const ORDER_NUMBER = /^o-\d{12}$/i;
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

type Selected = SelectQueryBuilder<Tables, "shipments", object>;

/** Matches the shipments whose purchase meets `condition`. */
const ofPurchase = (condition: ReturnType<typeof sql<boolean>>) =>
  sql<boolean>`(user_id, purchase_id) in (select p.user_id, p.purchase_id from purchases p where ${condition})`;

/**
 * Finds shipments by a text: a number of a shipment or order, an id of a shipment, order or person, or an e-mail
 * address. Any other text is a tracking number or words of the recipient's name. All searches use an index, except
 * those for words of one or two letters.
 */
function matching(query: Selected, text: string): Selected {
  const [, , number] = NUMBER.exec(text) ?? [];
  if (number !== undefined) {
    return query.where(({ eb, or }) => or([eb("number", "=", `S-${number}`), eb("trackingNumber", "=", text)]));
  }
  if (ORDER_NUMBER.test(text)) return query.where(ofPurchase(sql<boolean>`p.number = ${text.toUpperCase()}`));
  if (ID.test(text)) {
    return query.where(
      sql<boolean>`shipment_id in (
        select shipment_id from shipments where shipment_id = ${text}::uuid
        union all select shipment_id from shipments where user_id = ${text}::uuid
        union all select shipment_id from shipments where ${ofPurchase(sql<boolean>`p.purchase_id = ${text}::uuid`)})`,
    );
  }
  if (text.includes("@")) return query.where(sql<boolean>`contact_email = lower(${text})`);
  return query.where(({ eb, or }) => or([eb("trackingNumber", "=", text), matchesSearch(text, sql`search_text`)]));
}

/** Matches the shipments on the way whose last promised day has passed, or all others. */
function isLateAt({ isLate, at }: { isLate: boolean; at: Date }) {
  const today = at.toISOString().slice(0, 10);
  const matches = sql`delivered_at is null and status <> 'Cancelled' and promised_until < ${today}`;
  return isLate ? sql<boolean>`(${matches})` : sql<boolean>`(${matches}) is not true`;
}

/** Selects the shipments of all people that match an operator's filters. */
function selected(db: Connection, selection: ShipmentSelection): Selected {
  const { ids, search = "", carrier, isDelivered, late, from, to } = selection;
  let query = db.selectFrom("shipments");
  if (ids !== undefined) query = query.where((eb) => eb("shipmentId", "=", eb.fn.any(eb.val(ids))));
  if (carrier !== undefined) query = query.where("carrier", "in", carrier);
  if (isDelivered !== undefined) query = query.where("deliveredAt", isDelivered ? "is not" : "is", null);
  if (late !== undefined) query = query.where(isLateAt(late));
  if (from !== undefined) query = query.where(sql<boolean>`created_at >= ${from}::date::timestamp at time zone 'UTC'`);
  if (to !== undefined) query = query.where(sql<boolean>`created_at < (${to}::date + 1)::timestamp at time zone 'UTC'`);
  return search === "" ? query : matching(query, search);
}

/** One query for each status, because the index sorts the shipments only within one status. */
function byStatus(db: Connection, selection: ShipmentSelection): [ShipmentQuery, ...ShipmentQuery[]] {
  const withStatus = (status: OrderStatus) => selected(db, selection).where("status", "=", status);
  const [first, ...others] = new Set(selection.status);
  return first === undefined ? [selected(db, selection)] : [withStatus(first), ...others.map(withStatus)];
}

/** Reads one page, or the shipments that follow a given one in the order of the selection. */
export function readAllShipments(
  db: Connection,
  selection: ShipmentSelection,
  page: { limit: number; offset: number; after?: ShipmentFacts | undefined },
): Promise<ShipmentFacts[]> {
  return readShipments(db, byStatus(db, selection), { ...page, direction: selection.sortDirection });
}

export function countAllShipments(db: Connection, selection: ShipmentSelection): Promise<number> {
  const all = selected(db, selection);
  return countUpTo(db, selection.status === undefined ? all : all.where("status", "in", selection.status));
}

/** Returns the ids of the given people whose shipments are on hold. */
export async function readHolders(db: Connection, userIds: readonly string[]): Promise<ReadonlySet<string>> {
  const held = await db
    .selectFrom("shipmentHolds")
    .select("userId")
    .where((eb) => eb("userId", "=", eb.fn.any(eb.val(userIds))))
    .execute();
  return new Set(held.map(({ userId }) => userId));
}
