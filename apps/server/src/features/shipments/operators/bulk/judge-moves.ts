import type { BodyOf, BulkMove, Endpoints, OrderStatus, RowProblem } from "@trove/contract";
import type { Connection } from "../../../../database/connection.ts";
import { readStock } from "../../../items/index.ts";
import { missingDetails, type ShipmentFacts } from "../../index.ts";
import { noted, type PlannedRow } from "../../../operators/index.ts";
import { readHolders } from "../shipments.store.ts";
import { shortagesOf } from "../shortages.ts";

/** The move to apply to each of many shipments. `reason` is only for cancellations. */
export type BulkMoveOf = Pick<BodyOf<Endpoints["planShipmentMoves"]>, "status" | "reason">;

/** The problem of a shipment that can't be moved, by its present status. From Approved every move is possible. */
const problems: Record<Exclude<OrderStatus, "Approved">, RowProblem> = {
  PaymentPending: { code: "ShipmentUnpaid", params: {} },
  Ordered: { code: "ShipmentUnapproved", params: {} },
  Shipping: { code: "ShipmentPacking", params: {} },
  Shipped: { code: "ShipmentShipped", params: {} },
  Cancelled: { code: "ShipmentCancelled", params: {} },
};

const HELD: RowProblem = { code: "ShipmentOnHold", params: {} };

type Shelf = { stock: ReadonlyMap<string, number>; holders: ReadonlySet<string> };

function shortOf(facts: ShipmentFacts, stock: Shelf["stock"]): RowProblem[] {
  return shortagesOf(facts, stock).map(({ itemId, needed, available }) => {
    const item = facts.lines.find((line) => line.itemId === itemId)?.name ?? "";
    return { code: "ShipmentShort", params: { item, needed, available } };
  });
}

/** Returns the reasons why a shipment can't be moved now. Empty if it can. */
function problemsOf(facts: ShipmentFacts, to: BulkMove, { stock, holders }: Shelf): RowProblem[] {
  const { status } = facts;
  const isRefused = missingDetails(status, to, "Admin", ["reason"]) === undefined;
  if (isRefused && status !== "Approved") return [problems[status]];
  if (to === "Cancelled") return [];
  if (holders.has(facts.userId)) return [HELD];
  return to === "Approved" ? shortOf(facts, stock) : [];
}

function judged(facts: ShipmentFacts, line: number, to: BulkMove, shelf: Shelf): PlannedRow {
  const { shipmentId, version, number, status } = facts;
  const row = { line, name: number, subjectId: shipmentId, subjectVersion: version, input: { Number: number } };
  if (status === to) return { ...row, status: "Unchanged", changes: [], ...noted([]) };
  const found = problemsOf(facts, to, shelf);
  if (found.length > 0) return { ...row, status: "Invalid", changes: [], ...noted(found) };
  return { ...row, status: "Waiting", changes: [{ field: "status", before: status, after: to }], ...noted([]) };
}

/**
 * Judges a move of each of these shipments. Returns its effects, with their line numbers, and the shipments that can't
 * be moved.
 */
export async function judgeMoves(
  db: Connection,
  shipments: readonly { facts: ShipmentFacts; line: number }[],
  to: BulkMove,
): Promise<PlannedRow[]> {
  const itemIds = new Set(shipments.flatMap(({ facts }) => facts.lines.map(({ itemId }) => itemId)));
  const people = new Set(shipments.map(({ facts }) => facts.userId));
  const [stock, holders] = await Promise.all([readStock(db, [...itemIds]), readHolders(db, [...people])]);
  return shipments.map(({ facts, line }) => judged(facts, line, to, { stock, holders }));
}
