import type { OrderStatus, RefundKind } from "@trove/contract";
import { sql } from "kysely";
import { callCommand } from "../../command/call-command.ts";
import type { Idempotency } from "../../command/idempotency.ts";
import type { Person } from "../../command/person.ts";
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

export type NewShipment = {
  shipmentId: string;
  number: string;
  shippingMethod: string;
  shippingCostCents: number;
  shippingAddress: AddressSnapshot;
  language: string;
};

export type ShippingFacts = { shipmentId: string; status: OrderStatus; walletId: string; balanceCents: number };

export async function callCreateShipment(
  db: Connection,
  person: Person,
  { key, requestHash }: Idempotency,
  at: Date,
  sent: { inventoryItemIds: readonly string[]; shipment: NewShipment; transactionId: string },
): Promise<ShippingFacts> {
  return callCommand(
    db,
    sql`command.create_shipment(${person.userId}::uuid, ${person.sessionId}::uuid, ${key}::uuid,
      ${requestHash}::bytea, ${at}::timestamptz, ${sent.inventoryItemIds}::uuid[],
      ${JSON.stringify(sent.shipment)}::jsonb, ${sent.transactionId}::uuid)`,
  );
}

/** A move of the transition table as command.shipment_move takes it. The entries are used where money comes back. */
export type ShipmentMove = {
  from: readonly OrderStatus[];
  to: OrderStatus;
  actor: "User" | "Admin";
  /** The version that the mover has looked at, if any. */
  version?: number;
  carrier?: string | undefined;
  trackingNumber?: string | undefined;
  note?: string | undefined;
  refund?: RefundKind;
  shippingEntryId: string;
  itemsEntryId: string;
};

export async function callCancelShipment(
  db: Connection,
  person: Person,
  { key, requestHash }: Idempotency,
  at: Date,
  shipmentId: string,
  move: ShipmentMove,
): Promise<ShipmentFacts> {
  return callCommand(
    db,
    sql`command.cancel_shipment(${person.userId}::uuid, ${person.sessionId}::uuid, ${key}::uuid,
      ${requestHash}::bytea, ${at}::timestamptz, ${shipmentId}::uuid, ${JSON.stringify(move)}::jsonb)`,
  );
}

type ShipmentKey = Pick<ShipmentFacts, "userId" | "shipmentId">;

/** Within an operator's transaction. */
export async function callMoveShipment(
  tx: Transaction,
  { userId, shipmentId }: ShipmentKey,
  move: ShipmentMove,
  at: Date,
): Promise<ShipmentFacts> {
  return callCommand(
    tx,
    sql`command.shipment_move(${userId}::uuid, ${shipmentId}::uuid, ${JSON.stringify(move)}::jsonb,
      ${at}::timestamptz)`,
  );
}

/** Within an operator's transaction. */
export async function callDeliverShipment(
  tx: Transaction,
  { userId, shipmentId }: ShipmentKey,
  version: number,
  at: Date,
): Promise<ShipmentFacts> {
  return callCommand(
    tx,
    sql`command.deliver_shipment(${userId}::uuid, ${shipmentId}::uuid, ${version}::integer, ${at}::timestamptz)`,
  );
}
