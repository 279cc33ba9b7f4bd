import { sql } from "kysely";
import type { Connection } from "../../../database/connection.ts";

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const SHIPMENT_NUMBER = /^(?:S-)?(\d{12})$/i;

type FoundOpenings = { userId: string; nonces: readonly number[] };

const openings = (db: Connection) => db.selectFrom("openings as o").select(["o.userId", "o.nonce"]);

/** The time, to the millisecond, at which an id of version 7 was generated. */
const madeAt = (id: string) => new Date(Number.parseInt(id.replaceAll("-", "").slice(0, 12), 16));

/**
 * Finds an opening by its id through the index on the time, because the id contains its time. An index on the id would
 * cost a write per opening.
 */
function ofOpening(db: Connection, openingId: string) {
  const made = madeAt(openingId).getTime();
  return openings(db)
    .where("o.openedAt", ">=", new Date(made - 3_600_000))
    .where("o.openedAt", "<=", new Date(made + 3_600_000))
    .where("o.openingId", "=", openingId);
}

/** Selects the openings in which the person won the items of a shipment. */
function ofShipment(db: Connection, number: string) {
  return openings(db)
    .innerJoin("inventoryItems as i", (join) =>
      join.onRef("i.userId", "=", "o.userId").onRef("i.transactionId", "=", "o.transactionId"),
    )
    .innerJoin("shipmentLines as l", (join) =>
      join.onRef("l.userId", "=", "i.userId").onRef("l.inventoryItemId", "=", "i.inventoryItemId"),
    )
    .innerJoin("shipments as s", (join) =>
      join.onRef("s.userId", "=", "l.userId").onRef("s.shipmentId", "=", "l.shipmentId"),
    )
    .where("s.number", "=", `S-${number}`)
    .where("i.source", "=", "LootBox");
}

/** Finds the openings for a transaction's id, an opening's id or a shipment's number. All belong to one person. */
export async function findOpenings(db: Connection, search: string, most: number): Promise<FoundOpenings | undefined> {
  const id = search.toLowerCase();
  const [, number] = SHIPMENT_NUMBER.exec(search) ?? [];
  const byId = UUID.test(id) ? [openings(db).where("o.transactionId", "=", id), ofOpening(db, id)] : [];
  const queries = number === undefined ? byId : [ofShipment(db, number)];
  for (const query of queries) {
    const rows = await query
      .where("o.nonce", "is not", null)
      .select(sql<number>`o.nonce`.as("nonce"))
      .limit(most)
      .execute();
    const [first] = rows;
    if (first !== undefined) return { userId: first.userId, nonces: [...new Set(rows.map(({ nonce }) => nonce))] };
  }
  return undefined;
}
