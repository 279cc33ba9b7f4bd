import type { CarrierStep, Endpoints, OrderStatus, QueryOf } from "@trove/contract";
import { type SelectQueryBuilder, sql } from "kysely";
import { callCommand } from "../../command/call-command.ts";
import { command } from "../../command/command-call.ts";
import type { CarrierStep as NewCarrierStep, NewShipment, ShipmentStep } from "../../command/functions.generated.ts";
import type { Idempotency } from "../../command/idempotency.ts";
import type { Person } from "../../command/person.ts";
import { requestOf } from "../../command/request.ts";
import type { Connection, Transaction } from "../../database/connection.ts";
import type { Tables } from "../../database/tables.generated.ts";
import type { ShipmentFacts } from "./shipment-facts.ts";

type Page = {
  limit: number;
  offset: number;
  /** Order by creation; newest first by default. */
  direction?: "Asc" | "Desc" | undefined;
  /** Starts after this shipment. */
  after?: Pick<ShipmentFacts, "createdAt" | "shipmentId"> | undefined;
};

/** A selection of shipments, before its columns and order are chosen. */
export type ShipmentQuery = SelectQueryBuilder<Tables, "shipments", object>;

type OwnFilters = Pick<QueryOf<Endpoints["listShipments"]>, "status" | "isComing">;

/** Selects a person's own shipments. */
export function shipmentsOf(db: Connection, userId: string, { status, isComing }: OwnFilters): ShipmentQuery {
  let query = db.selectFrom("shipments").where("userId", "=", userId);
  if (status !== undefined) query = query.where("status", "=", status);
  if (isComing === undefined) return query;
  const isStillToArrive = sql<boolean>`(delivered_at is null and status <> 'Cancelled')`;
  return query.where(isStillToArrive, "=", isComing);
}

/**
 * Returns one page of the shipments that any of the queries selects. No two queries may select the same shipment. Loads
 * facts only for the shipments of this page.
 */
export async function readShipments(
  db: Connection,
  [first, ...others]: readonly [ShipmentQuery, ...ShipmentQuery[]],
  { limit, offset, direction = "Desc", after }: Page,
): Promise<ShipmentFacts[]> {
  const way = direction === "Asc" ? "asc" : "desc";
  const isBeyond = ({ createdAt, shipmentId }: Pick<ShipmentFacts, "createdAt" | "shipmentId">) =>
    sql<boolean>`(created_at, shipment_id) ${direction === "Asc" ? sql`>` : sql`<`}
      (${createdAt}::timestamptz, ${shipmentId}::uuid)`;
  const from = (selected: ShipmentQuery) => {
    const top = (after === undefined ? selected : selected.where(isBeyond(after)))
      .select(["userId", "shipmentId", "createdAt"])
      .orderBy("createdAt", way)
      .orderBy("shipmentId", way)
      .limit(limit + offset);
    return db.selectFrom(top.as("top")).selectAll();
  };
  const merged = others.reduce((all, selected) => all.unionAll(from(selected)), from(first));
  const page = db
    .selectFrom(merged.as("merged"))
    .selectAll()
    .orderBy("createdAt", way)
    .orderBy("shipmentId", way)
    .limit(limit)
    .offset(offset);
  return readFacts(db, await page.execute());
}

/** Reads what responses show of shipments, in the order of their keys. */
async function readFacts(db: Connection, keys: readonly ShipmentKey[]): Promise<ShipmentFacts[]> {
  const [users, shipments] = [keys.map(({ userId }) => userId), keys.map(({ shipmentId }) => shipmentId)];
  const { rows } = await sql<{ facts: ShipmentFacts }>`select command.shipment_facts(user_id, shipment_id) as facts
    from unnest(${users}::uuid[], ${shipments}::uuid[]) with ordinality as page (user_id, shipment_id, place)
    order by place`.execute(db);
  return rows.map(({ facts }) => facts);
}

export async function countShipments(selected: ShipmentQuery): Promise<number> {
  const { totalCount } = await selected
    .select(({ fn }) => fn.countAll<number>().as("totalCount"))
    .executeTakeFirstOrThrow();
  return totalCount;
}

/** Finds one of the person's own shipments. */
export async function findShipment(
  db: Connection,
  userId: string,
  shipmentId: string,
): Promise<ShipmentFacts | undefined> {
  const facts = sql<ShipmentFacts | null>`command.shipment_facts(${userId}::uuid, ${shipmentId}::uuid)`;
  const row = await db.selectNoFrom(facts.as("facts")).executeTakeFirst();
  return row?.facts ?? undefined;
}

/** Finds the shipment of any person or guest, for operators. */
export async function findAnyShipment(db: Connection, shipmentId: string): Promise<ShipmentFacts | undefined> {
  const keys = await db
    .selectFrom("shipments")
    .select(["userId", "shipmentId"])
    .where("shipmentId", "=", shipmentId)
    .execute();
  return (await readFacts(db, keys))[0];
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

/** Moves a shipment. Must run within an operator's transaction. */
export async function callMoveShipment(
  tx: Transaction,
  { userId, shipmentId }: ShipmentKey,
  step: ShipmentStep,
  at: Date,
): Promise<ShipmentFacts> {
  return callCommand(tx, command("shipment_move", { user: userId, shipment: shipmentId, step, at }));
}

/** Records the delivery of a shipment. Must run within the transaction of an operator or of a carrier's call. */
export async function callDeliverShipment(
  tx: Transaction,
  { userId, shipmentId }: ShipmentKey,
  version: number,
  at: Date,
): Promise<ShipmentFacts> {
  return callCommand(tx, command("deliver_shipment", { user: userId, shipment: shipmentId, version, at }));
}

/** The fields by which a carrier's report may name a shipment, and those that it is judged by. */
export type NamedShipment = Pick<
  ShipmentFacts,
  "userId" | "shipmentId" | "number" | "trackingNumber" | "status" | "version"
> & {
  isDelivered: boolean;
  /** Whether the carrier has reported that the parcel is on its way back. */
  isReturning: boolean;
  /** When the shop sent the parcel. Null if it has not. */
  sentAt: Date | null;
};

/**
 * Finds the shipments that have any of these numbers or tracking numbers. If many have one of them, finds two, first
 * those that are on the way.
 */
export async function findNamedShipments(db: Connection, references: readonly string[]): Promise<NamedShipment[]> {
  const { rows: keys } = await sql<ShipmentKey>`
    select distinct user_id, shipment_id from (
      select s.user_id, s.shipment_id, row_number() over (partition by r.reference
        order by s.status = 'Shipped' and s.delivered_at is null desc) as place
      from unnest(${references}::text[]) as r (reference)
      join shipments s on s.number = r.reference or s.tracking_number = r.reference) as found
    where place <= 2`.execute(db);
  if (keys.length === 0) return [];
  const { rows } = await sql<NamedShipment>`
    select s.user_id, s.shipment_id, s.number, s.tracking_number, s.status, s.version,
      (select min(e.created_at) from shipment_events e
        where e.user_id = s.user_id and e.shipment_id = s.shipment_id and e.status = 'Shipped') as sent_at,
      s.delivered_at is not null as is_delivered,
      exists (select from parcel_events e
        where e.user_id = s.user_id and e.shipment_id = s.shipment_id and e.step = 'Returning') as is_returning
    from shipments s
    where s.user_id = any (${keys.map(({ userId }) => userId)}::uuid[])
      and s.shipment_id = any (${keys.map(({ shipmentId }) => shipmentId)}::uuid[])
    order by s.user_id, s.shipment_id`.execute(db);
  return rows;
}

/** Like {@link findNamedShipments}, but locks the shipments until the transaction ends. */
export async function lockNamedShipments(tx: Transaction, references: readonly string[]): Promise<NamedShipment[]> {
  const found = await findNamedShipments(tx, references);
  const [users, shipments] = [found.map(({ userId }) => userId), found.map(({ shipmentId }) => shipmentId)];
  type Locked = Omit<NamedShipment, "sentAt"> & { sentAt: string | null };
  const locked = await callCommand<Locked[]>(tx, command("lock_shipments", { users, shipments }));
  // A tracking number may have changed before the lock.
  return locked
    .filter(({ number, trackingNumber }) => references.some((name) => [number, trackingNumber].includes(name)))
    .map((shipment) => ({ ...shipment, sentAt: shipment.sentAt === null ? null : new Date(shipment.sentAt) }));
}

type AddedStep = { step: CarrierStep; at: string; place: string | null };

/** Adds the steps of a parcel that are new. Returns those. */
export function callAddCarrierSteps(
  tx: Transaction,
  { userId, shipmentId }: ShipmentKey,
  steps: readonly NewCarrierStep[],
): Promise<AddedStep[]> {
  return callCommand(tx, command("parcel_events_add", { user: userId, shipment: shipmentId, steps: [...steps] }));
}

/**
 * Holds a person's shipments. Must run within an operator's transaction. Throws STATUS_CONFLICT if they are already
 * held.
 */
export async function callHoldShipments(
  tx: Transaction,
  { userId, reason, actorId }: { userId: string; reason: string; actorId: string },
  at: Date,
): Promise<void> {
  await callCommand(tx, command("shipments_hold", { user: userId, reason, actor: actorId, at }));
}

type EndedHold = { reason: string; actorId: string; placedAt: string };

/**
 * Releases a person's shipments. Must run within an operator's transaction. Throws STATUS_CONFLICT if they are not
 * held.
 */
export function callReleaseShipments(tx: Transaction, userId: string): Promise<EndedHold> {
  return callCommand(tx, command("shipments_release", { user: userId }));
}
