import type { BulkMove } from "@trove/contract/statuses";
import { call } from "../../../../api/call.ts";
import { createIntent } from "../../../../api/intent.ts";
import type { CallResult } from "../../../../api/request.ts";
import type { Selection } from "../../../operators/index.ts";

export type MovePlan = CallResult<"planShipmentMoves">;
export type ChosenShipments = Selection<"listAdminShipments">;

/** The shipments of a selection as the call takes them: a list's order says nothing of which shipments it has. */
function shipmentsOf(selection: ChosenShipments) {
  if (selection.kind === "rows") return { shipmentIds: selection.rows.map(({ id }) => id) };
  const { search, status, carrier, isDelivered, from, to } = selection.query;
  return { matching: { search, status, carrier, isDelivered, from, to } };
}

export const chosenCount = (selection: ChosenShipments): number =>
  selection.kind === "all" ? selection.count : selection.rows.length;

/** Plans the move as the shipments are now. Nothing is moved before it is started. */
export function planMoves(selection: ChosenShipments, move: { status: BulkMove; reason?: string }): Promise<MovePlan> {
  const body = { ...shipmentsOf(selection), ...move };
  return call("planShipmentMoves", { body }, { idempotencyKey: createIntent().keyFor(body) });
}
