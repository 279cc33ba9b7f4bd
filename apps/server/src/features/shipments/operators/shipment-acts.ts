import { add, cents, toEuros } from "@trove/money";
import { z } from "zod";
import { Refusal } from "../../../command/refusal.ts";
import { findAnyShipment } from "../index.ts";
import { type Change, defineAct } from "../../operators/index.ts";
import { moveShipment, type ShipmentParts } from "./move-shipment.ts";
import { adminShipment } from "./shipment-response.ts";

const cancelled = z.object({ requestedCents: z.int(), creditedCents: z.int().default(0) });

function returnedBy({ after }: Pick<Change, "after">) {
  const { requestedCents, creditedCents } = cancelled.parse(after);
  return add(cents(requestedCents), cents(creditedCents));
}

/**
 * Cancelling refunds a guest through the provider. A person is credited with the part of what they paid that they don't
 * get back as inventory items.
 */
export const setShipmentStatus = (
  parts: Pick<ShipmentParts, "mail" | "onShipmentCancelled" | "publicUrl" | "guestLinks">,
) =>
  defineAct({
    name: "setShipmentStatus",
    run: async (context, { person, idempotency, params, body }) => {
      const request = { person, idempotency, shipmentId: params.id };
      return adminShipment(await moveShipment({ ...parts, ...context }, request, body));
    },
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
