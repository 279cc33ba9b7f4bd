import type { OrderStatus } from "@trove/contract";
import { type SelectQueryBuilder, sql } from "kysely";
import { callCommand } from "../../command/call-command.ts";
import { command } from "../../command/command-call.ts";
import type { NewShipment, ShipmentStep } from "../../command/functions.generated.ts";
import type { Idempotency } from "../../command/idempotency.ts";
import type { Person } from "../../command/person.ts";
import { requestOf } from "../../command/request.ts";
import type { Connection, Transaction } from "../../database/connection.ts";
import type { Tables } from "../../database/tables.generated.ts";
import type { ShipmentFacts } from "./shipment-facts.ts";

type Page = { limit: number; offset: number };

/** A selection of shipments, before its columns and order are chosen. */
export type ShipmentQuery = SelectQueryBuilder<Tables, "shipments", object>;

/** A person's own shipments, of one status or of all. */
export function shipmentsOf(db: Connection, userId: string, status: OrderStatus | undefined): ShipmentQuery {
  const query = db.selectFrom("shipments").where("userId", "=", userId);
  return status === undefined ? query : query.where("status", "=", status);
}

/** One page of the selected shipments, newest first. Loads the facts only for the shipments of the page. */
export async function readShipments(
  db: Connection,
  selected: ShipmentQuery,
  { limit, offset }: Page,
): Promise<ShipmentFacts[]> {
  const page = selected
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

export async function countShipments(selected: ShipmentQuery): Promise<number> {
  const { totalCount } = await selected
    .select(({ fn }) => fn.countAll<number>().as("totalCount"))
    .executeTakeFirstOrThrow();
  return totalCount;
}

/** Finds a shipment among the person's own. */
export async function findShipment(
  db: Connection,
  userId: string,
  shipmentId: string,
): Promise<ShipmentFacts | undefined> {
  const facts = sql<ShipmentFacts | null>`command.shipment_facts(${userId}::uuid, ${shipmentId}::uuid)`;
  const row = await db.selectNoFrom(facts.as("facts")).executeTakeFirst();
  return row?.facts ?? undefined;
}

/** Finds any person's or guest's shipment, for operators. */
export async function findAnyShipment(db: Connection, shipmentId: string): Promise<ShipmentFacts | undefined> {
  const row = await db
    .selectFrom("shipments")
    .select(({ fn }) => fn<ShipmentFacts>("command.shipment_facts", ["userId", "shipmentId"]).as("facts"))
    .where("shipmentId", "=", shipmentId)
    .executeTakeFirst();
  return row?.facts;
}

export type ShippingFacts = { shipmentId: string; status: OrderStatus; walletId: string; balanceCents: number };

export async function callCreateShipment(
  db: Connection,
  person: Person,
  idempotency: Idempotency,
  at: Date,
  sent: { inventoryItemIds: readonly string[]; shipment: NewShipment; transactionId: string },
): Promise<ShippingFacts> {
  return callCommand(
    db,
    command("create_shipment", {
      user: person.userId,
      request: requestOf(person, idempotency, at),
      inventoryItems: [...sent.inventoryItemIds],
      shipment: sent.shipment,
      transaction: sent.transactionId,
    }),
  );
}

export async function callCancelShipment(
  db: Connection,
  person: Person,
  idempotency: Idempotency,
  at: Date,
  shipmentId: string,
  step: ShipmentStep,
): Promise<ShipmentFacts> {
  return callCommand(
    db,
    command("cancel_shipment", {
      user: person.userId,
      request: requestOf(person, idempotency, at),
      shipment: shipmentId,
      step,
    }),
  );
}

type ShipmentKey = Pick<ShipmentFacts, "userId" | "shipmentId">;

/** Runs within an operator's transaction. */
export async function callMoveShipment(
  tx: Transaction,
  { userId, shipmentId }: ShipmentKey,
  step: ShipmentStep,
  at: Date,
): Promise<ShipmentFacts> {
  return callCommand(tx, command("shipment_move", { user: userId, shipment: shipmentId, step, at }));
}

/** Runs within an operator's transaction. */
export async function callDeliverShipment(
  tx: Transaction,
  { userId, shipmentId }: ShipmentKey,
  version: number,
  at: Date,
): Promise<ShipmentFacts> {
  return callCommand(tx, command("deliver_shipment", { user: userId, shipment: shipmentId, version, at }));
}

/** Runs within an operator's transaction. Throws STATUS_CONFLICT if the person's shipments are held already. */
export async function callHoldShipments(
  tx: Transaction,
  { userId, reason, actorId }: { userId: string; reason: string; actorId: string },
  at: Date,
): Promise<void> {
  await callCommand(tx, command("shipments_hold", { user: userId, reason, actor: actorId, at }));
}

/** Runs within an operator's transaction. Throws STATUS_CONFLICT if the person's shipments are not held. */
export async function callReleaseShipments(tx: Transaction, userId: string): Promise<void> {
  await callCommand(tx, command("shipments_release", { user: userId }));
}
