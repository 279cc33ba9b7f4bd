import type { BulkMove } from "@trove/contract/statuses";
import { call } from "../../../../api/call.ts";
import { createIntent } from "../../../../api/intent.ts";
import type { CallResult } from "../../../../api/request.ts";
import type { Selection } from "../../../operators/index.ts";

export type MovePlan = CallResult<"planShipmentMoves">;
export type ChosenShipments = Selection<"listAdminShipments">;

/**
 * The selected shipments in the form that the call takes. It leaves out the list's order, which doesn't change what is
 * selected.
 */
function shipmentsOf(selection: ChosenShipments) {
  if (selection.kind === "rows") return { shipmentIds: selection.rows.map(({ id }) => id) };
  const { search, status, carrier, isDelivered, from, to } = selection.query;
  return { matching: { search, status, carrier, isDelivered, from, to } };
}

export const chosenCount = (selection: ChosenShipments): number =>
  selection.kind === "all" ? selection.count : selection.rows.length;

/** Plans a move of shipments by their current state. Nothing moves until the plan is started. */
export function planMoves(selection: ChosenShipments, move: { status: BulkMove; reason?: string }): Promise<MovePlan> {
  const body = { ...shipmentsOf(selection), ...move };
  return call("planShipmentMoves", { body }, { idempotencyKey: createIntent().keyFor(body) });
}
