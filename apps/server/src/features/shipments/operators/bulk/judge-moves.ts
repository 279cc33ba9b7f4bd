import type { BodyOf, BulkMove, Endpoints, OrderStatus } from "@trove/contract";
import type { Connection } from "../../../../database/connection.ts";
import { readStock } from "../../../items/index.ts";
import { missingDetails, type ShipmentFacts } from "../../index.ts";
import type { PlannedRow } from "../../../operators/index.ts";
import { readHolders } from "../shipments.store.ts";
import { shortagesOf } from "../shortages.ts";

/** What is done with each of many shipments. The reason is for those that are cancelled. */
export type BulkMoveOf = Pick<BodyOf<Endpoints["planShipmentMoves"]>, "status" | "reason">;

/** What stands in the way of a move from each status. */
const problems: Record<OrderStatus, string> = {
  PaymentPending: "It isn't paid yet",
  Ordered: "It has to be approved first",
  Approved: "It is already approved",
  Shipping: "It is already being packed",
  Shipped: "It has already been shipped",
  Cancelled: "It was cancelled",
};

const HELD = "Shipments of its owner are on hold";

type Shelf = { stock: ReadonlyMap<string, number>; holders: ReadonlySet<string> };

function shortText(facts: ShipmentFacts, stock: Shelf["stock"]): string | undefined {
  const short = shortagesOf(facts, stock).map(({ itemId, needed, available }) => {
    const name = facts.lines.find((line) => line.itemId === itemId)?.name ?? "";
    return `${name} (${needed} needed, ${available} in stock)`;
  });
  return short.length === 0 ? undefined : `Short of stock: ${short.join(", ")}`;
}

/** Why a shipment can't be moved now; undefined if it can. */
function problemOf(facts: ShipmentFacts, to: BulkMove, { stock, holders }: Shelf): string | undefined {
  if (missingDetails(facts.status, to, "Admin", ["reason"]) === undefined) return problems[facts.status];
  if (to === "Cancelled") return undefined;
  if (holders.has(facts.userId)) return HELD;
  return to === "Approved" ? shortText(facts, stock) : undefined;
}

function judged(facts: ShipmentFacts, line: number, to: BulkMove, shelf: Shelf): PlannedRow {
  const { shipmentId, version, number, status } = facts;
  const row = { line, name: number, subjectId: shipmentId, subjectVersion: version, input: { Number: number } };
  if (status === to) return { ...row, status: "Unchanged", changes: [], problem: null };
  const problem = problemOf(facts, to, shelf);
  if (problem !== undefined) return { ...row, status: "Invalid", changes: [], problem };
  return { ...row, status: "Waiting", changes: [{ field: "status", before: status, after: to }], problem: null };
}

/** What a move would do now to each of these shipments, under its line, and which it can't move. */
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
