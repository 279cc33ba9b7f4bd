import type { OrderStatus, RefundKind } from "@trove/contract";
import { sql } from "kysely";
import { callCommand } from "../../command/call-command.ts";
import { command } from "../../command/command-call.ts";
import type { NewShipment, ShipmentStep } from "../../command/functions.generated.ts";
import type { Idempotency } from "../../command/idempotency.ts";
import type { Person } from "../../command/person.ts";
import { requestOf } from "../../command/request.ts";
import type { Connection, Transaction } from "../../database/connection.ts";
import type { AddressSnapshot } from "../addresses/index.ts";
import type { ShipmentFacts } from "./shipment-facts.ts";

type Page = { limit: number; offset: number };

export async function readShipmentPage(
  db: Connection,
  userId: string,
  status: OrderStatus | undefined,
  page: Page,
): Promise<ShipmentFacts[]> {
  const { rows } = await sql<{ facts: ShipmentFacts }>`
    select command.shipment_facts(user_id, shipment_id) as facts from (
      select user_id, shipment_id, created_at from shipments
      where user_id = ${userId} and (${status ?? null}::text is null or status = ${status ?? null})
      order by created_at desc, shipment_id desc limit ${page.limit} offset ${page.offset}) page
    order by created_at desc, shipment_id desc`.execute(db);
  return rows.map(({ facts }) => facts);
}

export async function countShipments(db: Connection, userId: string, status: OrderStatus | undefined) {
  const { rows } = await sql<{ totalCount: number }>`
    select count(*) as "totalCount" from shipments
    where user_id = ${userId} and (${status ?? null}::text is null or status = ${status ?? null})`.execute(db);
  return rows[0]?.totalCount ?? 0;
}

/** The person's own shipment; nobody else's. */
export async function findShipment(
  db: Connection,
  userId: string,
  shipmentId: string,
): Promise<ShipmentFacts | undefined> {
  const { rows } = await sql<{ facts: ShipmentFacts | null }>`
    select command.shipment_facts(${userId}::uuid, ${shipmentId}::uuid) as facts`.execute(db);
  return rows[0]?.facts ?? undefined;
}

/** Anybody's shipment, for operators. */
export async function findAnyShipment(db: Connection, shipmentId: string): Promise<ShipmentFacts | undefined> {
  const { rows } = await sql<{ facts: ShipmentFacts }>`
    select command.shipment_facts(user_id, shipment_id) as facts
    from shipments where shipment_id = ${shipmentId}`.execute(db);
  return rows[0]?.facts;
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
      goods: [...sent.inventoryItemIds],
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

/** Within an operator's transaction. */
export async function callMoveShipment(
  tx: Transaction,
  { userId, shipmentId }: ShipmentKey,
  step: ShipmentStep,
  at: Date,
): Promise<ShipmentFacts> {
  return callCommand(tx, command("shipment_move", { user: userId, shipment: shipmentId, step, at }));
}

/** Within an operator's transaction. */
export async function callDeliverShipment(
  tx: Transaction,
  { userId, shipmentId }: ShipmentKey,
  version: number,
  at: Date,
): Promise<ShipmentFacts> {
  return callCommand(tx, command("deliver_shipment", { user: userId, shipment: shipmentId, version, at }));
}
