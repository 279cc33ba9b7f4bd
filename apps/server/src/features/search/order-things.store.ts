import type { CaseStatus } from "@trove/contract";
import { type RawBuilder, sql } from "kysely";
import type { Connection } from "../../database/connection.ts";
import { matchesSearch } from "../items/index.ts";
import type { Asked } from "./asked.ts";

const recipient = sql<string | null>`s.shipping_address ->> 'firstName' || ' ' || (s.shipping_address ->> 'lastName')`;

/**
 * The condition for shipments by their recipient's e-mail address or name. Undefined if an id or number was asked for.
 */
function received(asked: Asked): RawBuilder<boolean> | undefined {
  if (asked.by === "email") return sql<boolean>`s.contact_email = lower(${asked.email})`;
  return asked.by === "words" ? matchesSearch(asked.text, sql`s.search_text`) : undefined;
}

/** Finds orders by id or number, or by the recipient of their shipment. */
export async function findOrders(db: Connection, asked: Asked, most: number) {
  const columns = ["p.userId", "p.purchaseId", "p.number", "p.shipmentId", "s.contactEmail as email"] as const;
  const matching = received(asked);
  if (matching !== undefined) {
    return db
      .selectFrom("shipments as s")
      .innerJoin("purchases as p", (join) =>
        join.onRef("p.userId", "=", "s.userId").onRef("p.purchaseId", "=", "s.purchaseId"),
      )
      .select(columns)
      .select(recipient.as("name"))
      .where(matching)
      .limit(most)
      .execute();
  }
  const query = db
    .selectFrom("purchases as p")
    .leftJoin("shipments as s", (join) =>
      join.onRef("s.userId", "=", "p.userId").onRef("s.shipmentId", "=", "p.shipmentId"),
    )
    .select(columns)
    .select(recipient.as("name"));
  if (asked.by === "id") return query.where("p.purchaseId", "=", asked.id).execute();
  if (asked.by !== "number" || asked.letter === "C" || asked.letter === "S") return [];
  return query.where("p.number", "=", `O-${asked.digits}`).execute();
}

/**
 * Finds any shipment by id, number or tracking number. By recipient it finds only shipments that belong to no order,
 * because `findOrders` finds the orders of the others.
 */
export async function findShipments(db: Connection, asked: Asked, most: number) {
  const query = db
    .selectFrom("shipments as s")
    .select(["s.shipmentId", "s.number", "s.trackingNumber", "s.contactEmail as email"])
    .select(recipient.as("name"))
    .limit(most);
  const tracked = (text: string) => query.where("s.trackingNumber", "=", text).execute();
  const matching = received(asked);
  if (matching !== undefined) {
    const own = query.where("s.purchaseId", "is", null).where(matching).execute();
    const [exact, others] = await Promise.all([asked.by === "words" ? tracked(asked.text) : [], own]);
    return [...exact, ...others].slice(0, most);
  }
  if (asked.by === "id") return query.where("s.shipmentId", "=", asked.id).execute();
  if (asked.by !== "number" || asked.letter === "C" || asked.letter === "O") return [];
  const [numbered, exact] = await Promise.all([
    query.where("s.number", "=", `S-${asked.digits}`).execute(),
    asked.letter === undefined ? tracked(asked.digits) : [],
  ]);
  return [...numbered, ...exact];
}

/** Finds payments by their id, by the provider's id, or by the number of the order that they pay for. */
export async function findPayments(db: Connection, asked: Asked, most: number) {
  if (asked.by === "email") return [];
  const query = db
    .selectFrom("payments as y")
    .leftJoin("purchases as p", (join) =>
      join.onRef("p.userId", "=", "y.userId").onRef("p.purchaseId", "=", "y.subjectId"),
    )
    .select(["y.paymentId", "y.providerPaymentId", "p.number"])
    .limit(most);
  switch (asked.by) {
    case "id":
      return query.where("y.paymentId", "=", asked.id).execute();
    case "words":
      return query.where("y.providerPaymentId", "=", asked.text).execute();
    case "number": {
      if (asked.letter === "S" || asked.letter === "C") return [];
      const order = db.selectFrom("purchases").select("purchaseId").where("number", "=", `O-${asked.digits}`);
      return query.where("y.subjectId", "=", order).execute();
    }
  }
}

/** Finds a case by its id or number. */
export async function findCases(db: Connection, asked: Asked) {
  const query = db.selectFrom("cases").select(["caseId", "number", "status"]).$narrowType<{ status: CaseStatus }>();
  if (asked.by === "id") return query.where("caseId", "=", asked.id).execute();
  if (asked.by !== "number" || asked.letter !== "C") return [];
  return query.where("number", "=", Number(asked.digits)).execute();
}
