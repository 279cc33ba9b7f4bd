import { add, cents, toEuros } from "@trove/money";
import { z } from "zod";
import { Refusal } from "../../../command/refusal.ts";
import type { Connection } from "../../../database/connection.ts";
import { findAnyShipment, type ShipmentFacts } from "../index.ts";
import { type Change, defineAct } from "../../operators/index.ts";
import { planMoves } from "./bulk/plan-moves.ts";
import { confirmDeliveries } from "./deliveries/confirm-deliveries.ts";
import type { StepMailParts } from "./deliveries/mail-step.ts";
import { deliverShipment, knownShipment, moveShipment, type ShipmentParts } from "./move-shipment.ts";
import { adminShipment } from "./shipment-response.ts";

const cancelled = z.object({ requestedCents: z.int(), creditedCents: z.int().default(0) });

function returnedBy({ after }: Pick<Change, "after">) {
  const { requestedCents, creditedCents } = cancelled.parse(after);
  return add(cents(requestedCents), cents(creditedCents));
}

const ofShipment = {
  prepare: knownShipment,
  response: (_db: Connection, facts: ShipmentFacts) => adminShipment(facts),
};

/**
 * Cancelling refunds a guest through the provider. A person is credited with the part of what they paid that they don't
 * get back as inventory items.
 */
export const setShipmentStatus = (parts: ShipmentParts) =>
  defineAct({
    ...ofShipment,
    name: "setShipmentStatus",
    change: (...act) => moveShipment(parts, ...act),
    approval: {
      kind: "refunds",
      asks: async (db, { subjectId, after }) => {
        const shipment = await findAnyShipment(db, subjectId);
        if (shipment === undefined) throw new Refusal("NOT_FOUND");
        const amount = toEuros(returnedBy({ after }));
        return { action: "setShipmentStatus", shipmentNumber: shipment.number, amount };
      },
      // Approving a cancellation approves a refund, so it needs the permission payments.refund instead of the one to
      // move shipments.
      decidedWith: "payments.refund",
      concerns: ({ body }) => body.status === "Cancelled",
      amount: (_call, change) => returnedBy(change),
    },
  });

export const confirmDelivery = defineAct({ ...ofShipment, name: "confirmDelivery", change: deliverShipment });

export const shipmentActs = (parts: StepMailParts) => [confirmDelivery, confirmDeliveries(parts), planMoves] as const;
